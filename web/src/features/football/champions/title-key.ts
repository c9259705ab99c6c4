import type { ChampionRow } from '@meio-campo/contract'

/** What tells two titles apart: some years had two tournaments, and of 1967 both have one champion. */
export const titleKey = ({ edition, champion, note }: Pick<ChampionRow, 'edition' | 'champion' | 'note'>): string =>
  [edition, champion.id, note].join(' ')
