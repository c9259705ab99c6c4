import type { Card } from '../discipline/card.ts'
import { appearancesIn } from '../match/appearance.ts'
import { compareText } from '../match/chronology.ts'
import type { Match, TeamId } from '../match/match.ts'

/** A match with its attendance; `null` where it is unknown. */
export interface AttendedMatch {
  readonly match: Match
  readonly attendance: number | null
}

/** What one team did in some matches, and how many came to see it at home. */
export interface TeamLeader {
  readonly team: TeamId
  readonly played: number
  readonly goalsFor: number
  readonly goalsAgainst: number
  readonly cleanSheets: number
  readonly scoreless: number
  readonly yellow: number
  /** Second yellows included. */
  readonly red: number
  /** Of the home matches whose crowd is known; `null` without one. */
  readonly attendance: number | null
  readonly highestAttendance: number | null
}

/** Every team with a result, by id. Attendance counts for the home team; a match on neutral ground has none. */
export function teamLeaders(attended: readonly AttendedMatch[], cards: readonly Card[]): readonly TeamLeader[] {
  const seen = attended.flatMap(({ match, attendance }) =>
    appearancesIn(match).map((appearance) => ({ ...appearance, attendance })),
  )
  const booked = Map.groupBy(cards, ({ team }) => team)
  return [...Map.groupBy(seen, ({ team }) => team)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([team, own]) => {
      const crowds = own.flatMap(({ side, match, attendance }) =>
        side === 'home' && !match.neutral && attendance !== null ? [attendance] : [],
      )
      const shown = booked.get(team) ?? []
      return {
        team,
        played: own.length,
        goalsFor: sum(own.map(({ goalsFor }) => goalsFor)),
        goalsAgainst: sum(own.map(({ goalsAgainst }) => goalsAgainst)),
        cleanSheets: own.filter(({ goalsAgainst }) => goalsAgainst === 0).length,
        scoreless: own.filter(({ goalsFor }) => goalsFor === 0).length,
        yellow: shown.filter(({ kind }) => kind === 'yellow').length,
        red: shown.filter(({ kind }) => kind !== 'yellow').length,
        attendance: crowds.length === 0 ? null : Math.round(sum(crowds) / crowds.length),
        highestAttendance: crowds.length === 0 ? null : Math.max(...crowds),
      }
    })
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
