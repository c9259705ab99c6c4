import type { ChampionRow } from '@meio-campo/contract'

/** Distinguishes two titles of one year: some years had two tournaments, and in 1967 both have one champion. */
export const titleKey = ({ edition, champion, note }: Pick<ChampionRow, 'edition' | 'champion' | 'note'>): string =>
  [edition, champion.id, note].join(' ')
