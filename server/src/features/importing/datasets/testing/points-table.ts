import type { MatchRecord } from '../../records/records.ts'

export interface PointsRow {
  readonly team: string
  points: number
  played: number
  wins: number
  difference: number
  goalsFor: number
}

/** Points, wins, goal difference, goals for: enough to recognise a Brazilian season by what was read. */
export function pointsTable(matches: readonly MatchRecord[]): PointsRow[] {
  const rows = new Map<string, PointsRow>()
  for (const { home, away, score } of matches) {
    if (score === null) continue
    count(rows, home.name, score.home, score.away)
    count(rows, away.name, score.away, score.home)
  }
  return [...rows.values()].sort(
    (a, b) => b.points - a.points || b.wins - a.wins || b.difference - a.difference || b.goalsFor - a.goalsFor,
  )
}

function count(rows: Map<string, PointsRow>, team: string, goalsFor: number, against: number): void {
  const row = rows.get(team) ?? { team, points: 0, played: 0, wins: 0, difference: 0, goalsFor: 0 }
  rows.set(team, row)
  row.points += goalsFor > against ? 3 : goalsFor === against ? 1 : 0
  row.played += 1
  row.wins += goalsFor > against ? 1 : 0
  row.difference += goalsFor - against
  row.goalsFor += goalsFor
}
