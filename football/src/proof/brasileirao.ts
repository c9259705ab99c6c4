import type { Match } from '../match/match.ts'
import { readCsv } from './data-folder.ts'

/** `2x0`; an `x` alone was not played. */
export function readBrasileirao(season: number): readonly Match[] {
  return readCsv('williamorim-brasileirao/matches.csv')
    .filter((row) => row['season'] === String(season))
    .map((row) => {
      const [, home, away] = /^(\d+)x(\d+)$/.exec(row['score'] ?? '') ?? []
      return {
        id: row['id_match']!,
        home: row['home']!,
        away: row['away']!,
        day: row['date']!,
        round: null,
        score: home && away ? { home: Number(home), away: Number(away) } : null,
      }
    })
}
