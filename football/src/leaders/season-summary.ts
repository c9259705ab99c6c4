import { compareText } from '../match/chronology.ts'
import { finalScore } from '../match/match.ts'
import type { AttendedMatch } from './team-leaders.ts'

/** A season in a few numbers, and its extreme matches. */
export interface SeasonSummary {
  readonly played: number
  readonly goals: number
  readonly homeWins: number
  readonly draws: number
  readonly awayWins: number
  /** Over the matches whose crowd is known. */
  readonly attendance: number | null
  readonly biggestWins: readonly RecordMatch[]
  readonly highestScoring: readonly RecordMatch[]
  readonly highestAttendances: readonly RecordMatch[]
}

/** A match with the figure that makes it a record. */
export interface RecordMatch {
  readonly id: string
  readonly day: string | null
  readonly figure: number
}

/** The summary of a season's results, with this many record matches of each kind. */
export function seasonSummary(attended: readonly AttendedMatch[], records: number): SeasonSummary {
  const played = attended.flatMap(({ match, attendance }) => {
    const score = finalScore(match)
    return score ? [{ match, score, attendance }] : []
  })
  const crowds = played.flatMap(({ attendance }) => (attendance === null || attendance === 0 ? [] : [attendance]))
  const record = (figure: (one: (typeof played)[number]) => number) =>
    greatest(
      played.map((one) => ({ id: one.match.id, day: one.match.day, figure: figure(one) })),
      records,
    )
  return {
    played: played.length,
    goals: played.reduce((sum, { score }) => sum + score.home + score.away, 0),
    homeWins: played.filter(({ score }) => score.home > score.away).length,
    draws: played.filter(({ score }) => score.home === score.away).length,
    awayWins: played.filter(({ score }) => score.home < score.away).length,
    attendance: crowds.length === 0 ? null : Math.round(crowds.reduce((sum, crowd) => sum + crowd, 0) / crowds.length),
    biggestWins: record(({ score }) => Math.abs(score.home - score.away)),
    highestScoring: record(({ score }) => score.home + score.away),
    highestAttendances: record(({ attendance }) => attendance ?? 0),
  }
}

/** The records of several seasons together: the greatest figures, of equal ones the latest; zero is not a record. */
export function greatest(matches: readonly RecordMatch[], count: number): readonly RecordMatch[] {
  return matches
    .filter(({ figure }) => figure > 0)
    .toSorted((a, b) => b.figure - a.figure || compareText(b.day ?? '', a.day ?? '') || compareText(a.id, b.id))
    .slice(0, count)
}
