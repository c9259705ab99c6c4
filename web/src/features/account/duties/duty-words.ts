import type { Duty } from '@meio-campo/contract'
import { dutyFieldWords, dutyKindWords, reviewQueueWords } from '@meio-campo/contract/rules'

const list = (words: readonly string[]) => new Intl.ListFormat('pt-BR').format(words)

/** What a duty includes beside its records: "jogos e edições em", "sugestões", "todos os registros de". */
export function scopeWords({ role, kinds, queues, fields, competitions }: Duty): string {
  if (role === 'reviewer') return list(queues.map((queue) => reviewQueueWords[queue]))
  if (role === 'suggester') return `sugestões aplicadas na hora em ${dutyFieldWords(fields)}`
  if (role === 'scorer') return 'mesa ao vivo de'
  if (kinds.length === 0) return 'tudo o que é de'
  const words = list(kinds.map((kind) => dutyKindWords[kind]))
  return competitions.length === 0 ? words : `${words} em`
}

/** "até 31/12/2026", "terminou em 31/12/2026", "sem data de fim". */
export function untilWords({ until, active }: Pick<Duty, 'until' | 'active'>): string {
  if (until === null) return 'sem data de fim'
  const day = until.split('-').toReversed().join('/')
  return active ? `até ${day}` : `terminou em ${day}`
}
