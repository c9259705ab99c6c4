import type { OfficialNumbers } from '@meio-campo/contract'

/** The percentage of home wins in the referee's matches that had a home team; null without any. */
export function homeWinShare({ results: { home, draws, away } }: Pick<OfficialNumbers, 'results'>): number | null {
  const all = home + draws + away
  return all === 0 ? null : Math.round((home / all) * 100)
}
