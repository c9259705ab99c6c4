/** A table that a provider computed by itself, under the provider's keys. */
export interface StandingsCheck {
  readonly kind: 'standings'
  readonly competition: string
  readonly edition: string
  readonly rows: readonly CheckedRow[]
}

export interface CheckedRow {
  readonly team: string
  readonly played: number | null
  readonly points: number | null
  readonly won: number | null
  readonly goalsFor: number | null
  readonly goalsAgainst: number | null
}

export interface ScorersCheck {
  readonly kind: 'scorers'
  readonly competition: string
  readonly edition: string
  readonly rows: readonly { readonly person: string; readonly name: string; readonly goals: number }[]
}

/** What a provider says of what is computed here: never written, only compared. */
export type Check = StandingsCheck | ScorersCheck
