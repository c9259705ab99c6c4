import type { PanelName } from '../people/referees.ts'

/** A match moved to another day before it was played. Moments are milliseconds since 1970. */
export interface Postponement {
  readonly reason: string
  readonly announced: number
  /** When the new date was announced. */
  readonly rescheduled: number
  readonly originally: number
}

/** A fixture of the demonstration: where it belongs, and when it is played. */
export interface PlannedMatch {
  readonly id: string
  readonly competition: string
  readonly edition: string
  readonly phase: string
  readonly group: string | null
  readonly tie: string | null
  readonly round: string
  readonly leg: 1 | 2 | null
  readonly home: string
  readonly away: string
  /** When it is actually played, after any postponement. */
  readonly kickoff: number
  /** When the fixture becomes known. */
  readonly knownFrom: number
  readonly neutral: boolean
  readonly postponement: Postponement | null
  /** What follows a draw after 90 minutes. */
  readonly whenLevel: 'draw' | 'penalties' | 'extraTime'
  readonly panel: PanelName
  /** For choosing officials: the round's number and the match's place in it. */
  readonly sequence: { readonly round: number; readonly place: number }
}
