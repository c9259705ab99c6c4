import { standings } from '@meio-campo/football'
import type { Match, StandingsRow, StandingsRules } from '@meio-campo/football'
import type { MatchRecord } from '../../records/records.ts'

/** The table that a file's matches give, with teams by the names it has for them. For tests. */
export function tableOf(records: readonly MatchRecord[], rules: StandingsRules): readonly StandingsRow[] {
  const matches = records.map(({ home, away, day, round, score, annulled }, index): Match => ({
    id: String(index),
    home: home.name,
    away: away.name,
    day,
    round: round?.number ?? null,
    score,
    ruling: annulled ? { kind: 'annulled' } : null,
  }))
  return standings({ rules, teams: [...new Set(matches.flatMap(({ home, away }) => [home, away]))].sort() }, matches)
}

/** `Flamengo 90`, best first. */
export function pointsIn(table: readonly StandingsRow[], places: number): readonly string[] {
  return table.slice(0, places).map(({ team, points }) => `${team} ${points}`)
}

export function goalsIn(records: readonly MatchRecord[]): number {
  return records.reduce((sum, { score, extraTime }) => {
    const final = extraTime ?? score
    return sum + (final ? final.home + final.away : 0)
  }, 0)
}
