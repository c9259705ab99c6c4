import type { Day } from '../calendar/day.ts'
import type { Sanctions } from './sanction.ts'

export type TeamId = string
export type PlayerId = string
export type MatchId = string

export type Side = 'home' | 'away'

export interface Score {
  readonly home: number
  readonly away: number
}

/** The result that a court or a federation decided, instead of the one on the pitch. */
export type Ruling =
  | { readonly kind: 'annulled'; readonly reason?: string }
  | {
      readonly kind: 'awarded'
      /** `nobody` means that both sides lose. */
      readonly to: Side | 'nobody'
      /** The goals that the regulations award, which may differ from those scored. */
      readonly score: Score
      readonly reason?: string
    }

/** One match, as far as results are concerned. `null` is "not known" or "not yet". */
export interface Match {
  readonly id: MatchId
  readonly home: TeamId
  readonly away: TeamId
  readonly day: Day | null
  readonly round: number | null
  /** After 90 minutes. */
  readonly score: Score | null
  /** After extra time, the 90 minutes included. */
  readonly extraTime?: Score | null
  readonly penalties?: Score | null
  readonly ruling?: Ruling | null
  readonly neutral?: boolean
  readonly stadium?: string | null
  readonly sanctions?: Readonly<Record<Side, Sanctions>> | null
}

export const otherSide = { home: 'away', away: 'home' } as const satisfies Record<Side, Side>

/** The goals that count: the ruling's, or else the last ones played for; a shoot-out scores none. */
export function finalScore(match: Match): Score | null {
  if (match.ruling?.kind === 'annulled') return null
  if (match.ruling?.kind === 'awarded') return match.ruling.score
  return match.extraTime ?? match.score
}

/** `null` unless both sides' goals are known. */
export function scoreOf(home: number | null, away: number | null): Score | null {
  return home === null || away === null ? null : { home, away }
}
