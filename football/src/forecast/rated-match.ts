import type { PlayerId, TeamId } from '../match/match.ts'

/** A match as the ratings see it. */
export interface RatedFixture {
  readonly home: TeamId
  readonly away: TeamId
  /** Days since 1970, so that time can be subtracted. */
  readonly dayNumber: number
  readonly neutral: boolean
  /** What a season is called in a league, in which squads stay together; `null` in a cup and for national teams. */
  readonly season: string | null
  /** The strength that an unknown team has in this competition: 0 in a first division, less below it. */
  readonly level: number
  readonly friendly: boolean
  /** The starters, and who can come on; `null` while that is not known. */
  readonly lineups: BothSides<RatedLineup> | null
}

export interface RatedLineup {
  readonly starters: readonly PlayerId[]
  readonly bench: readonly PlayerId[]
}

export interface BothSides<Value> {
  readonly home: Value
  readonly away: Value
}

export interface RatedMatch extends RatedFixture {
  /** How many yellow cards each side was shown; `null` where unknown. */
  readonly yellowCards: BothSides<number> | null
  readonly homeGoals: number
  readonly awayGoals: number
}
