import type { Merge } from '@meio-campo/contract'

const list = new Intl.ListFormat('pt-BR')

/** "38 jogos, 2 títulos e 25 passagens"; null for nothing. */
export function countsWords(counts: Merge['moved']): string | null {
  if (counts.length === 0) return null
  return list.format(counts.map(({ what, count }) => `${count.toLocaleString('pt-BR')} ${what}`))
}
