import type { OfficialNumbers } from '@meio-campo/contract'

/** In per cent, of the matches that were somebody's at home; null without one. */
export function homeWinShare({ results: { home, draws, away } }: Pick<OfficialNumbers, 'results'>): number | null {
  const all = home + draws + away
  return all === 0 ? null : Math.round((home / all) * 100)
}
