import type { MatchRecord, Score } from '../../records/records.ts'
import { bag, text, whole, type Bag } from '../answers/fields.ts'

export type Scores = Pick<MatchRecord, 'halfTime' | 'score' | 'extraTime' | 'penalties'>

/**
 * `fullTime` is everything together, the shoot-out included; `extraTime` and `penalties` are goals of their own part.
 * `regularTime` is often missing, so the 90 minutes are what is left.
 */
export function scoresOf(score: Bag): Scores {
  const full = pairOf(score, 'fullTime')
  const duration = text(score, 'duration') ?? 'REGULAR'
  const penalties = duration === 'PENALTY_SHOOTOUT' ? pairOf(score, 'penalties') : null
  const after120 = full && penalties ? minus(full, penalties) : full
  const extra = duration === 'REGULAR' ? null : pairOf(score, 'extraTime')
  const halfTime = pairOf(score, 'halfTime')
  if (duration === 'REGULAR' || after120 === null) return { halfTime, score: full, extraTime: null, penalties: null }
  return { halfTime, score: extra ? minus(after120, extra) : null, extraTime: after120, penalties }
}

export function pairOf(score: Bag, part: string): Score | null {
  const pair = bag(score, part)
  const [home, away] = [whole(pair, 'home'), whole(pair, 'away')]
  return home === null || away === null ? null : { home, away }
}

function minus(from: Score, taken: Score): Score {
  return { home: from.home - taken.home, away: from.away - taken.away }
}
