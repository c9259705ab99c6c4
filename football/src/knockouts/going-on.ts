import { finalScore, type Match } from '../match/match.ts'
import type { TieRules } from './tie-rules.ts'
import { settleTie } from './tie.ts'

/** What is played after normal time. */
export type Continuation = 'extraTime' | 'shootout'

/**
 * How a match goes on whose score leaves its tie level. Null where the tie is decided, or another match will decide it.
 * `others` are the tie's matches that were played before.
 */
export function continuationOf(match: Match, others: readonly Match[], rules: TieRules): Continuation | null {
  const legs = [...others, match].filter((leg) => finalScore(leg) !== null)
  if (legs.length < rules.legs) return null
  const { winner } = settleTie({ id: '', teams: [match.home, match.away], legs, rules })
  if (winner !== null) return null
  if (rules.extraTime && !match.extraTime) return 'extraTime'
  return rules.whenLevel === 'penalties' ? 'shootout' : null
}
