import type { SpreadsheetCounts, SpreadsheetSummary } from '@meio-campo/contract'
import {
  plural,
  spreadsheetFields,
  spreadsheetKeys,
  spreadsheetNoun,
  type SpreadsheetKind,
} from '@meio-campo/contract/rules'

interface StatusWords {
  readonly tone: 'ok' | 'bad' | 'warn' | 'info' | 'plain'
  readonly words: string
}

const statuses: Readonly<Record<string, StatusWords>> = {
  ready: { tone: 'plain', words: 'Enviada' },
  checked: { tone: 'plain', words: 'Conferida' },
  waiting: { tone: 'info', words: 'À espera' },
  running: { tone: 'info', words: 'Gravando' },
  done: { tone: 'ok', words: 'Gravada' },
  failed: { tone: 'bad', words: 'Não gravada' },
}

export function statusWords({
  status,
  undone,
  rest,
}: Pick<SpreadsheetSummary, 'status' | 'undone' | 'rest'>): StatusWords {
  if (status === 'done' && undone) return { tone: 'warn', words: rest === null ? 'Desfeita' : 'Desfeita em parte' }
  return statuses[status] ?? { tone: 'plain', words: status }
}

const number = (value: number) => value.toLocaleString('pt-BR')

/** "12 a criar, 3 a mudar, 40 sem mudança, 1 com erro", without the counts that are zero. */
export function countWords(
  { create, update, unchanged, errors, questions, warnings }: SpreadsheetCounts,
  done: boolean,
): string {
  const parts: readonly (readonly [number, string])[] = [
    [create, done ? plural(create, 'linha criada', 'linhas criadas') : 'a criar'],
    [update, done ? plural(update, 'linha mudada', 'linhas mudadas') : 'a mudar'],
    [unchanged, 'sem mudança'],
    [errors, 'com erro'],
    [questions, 'à espera da sua resposta'],
    [warnings, 'com aviso'],
  ]
  const counted = parts.filter(([value]) => value > 0).map(([value, words]) => `${number(value)} ${words}`)
  return counted.join(', ') || 'nada'
}

/** How rows are matched to existing records, where not by id. */
export function matchWords(kind: SpreadsheetKind): string {
  if (kind === 'event') return 'Pelo jogo, time, tipo, minuto e jogador'
  if (kind === 'lineup') return 'Pelo jogo e time'
  const keys = spreadsheetKeys[kind]
  if (!keys) return 'Pelo nome'
  const labels = keys.map((key) => spreadsheetFields(kind)[key]!.label.toLowerCase())
  return `Por ${new Intl.ListFormat('pt-BR').format(labels)}`
}

/** "Jogadores", for a list to choose from. */
export function kindLabel(kind: SpreadsheetKind): string {
  const { many } = spreadsheetNoun(kind)
  return many.charAt(0).toUpperCase() + many.slice(1)
}
