import type { MatchRecord, Score } from '../../records/records.ts'
import { bag, text, whole, type Bag } from '../answers/fields.ts'

export type Scores = Pick<MatchRecord, 'halfTime' | 'score' | 'extraTime' | 'penalties'>

/**
 * `fullTime` is everything together, the shoot-out included; `extraTime` and `penalties` are goals of their own part.
 * `regularTime` is often missing, so the 90 minutes are what is left. Where the parts that are there do not give a result,
 * there is none.
 */
export function scoresOf(score: Bag): Scores {
  const full = pairOf(score, 'fullTime')
  const halfTime = pairOf(score, 'halfTime')
  const duration = text(score, 'duration') ?? 'REGULAR'
  if (duration === 'REGULAR' || full === null) return { halfTime, score: full, extraTime: null, penalties: null }
  const [regular, extra] = [pairOf(score, 'regularTime'), pairOf(score, 'extraTime')]
  const played = regular && { home: regular.home + (extra?.home ?? 0), away: regular.away + (extra?.away ?? 0) }
  const isShootout = duration === 'PENALTY_SHOOTOUT'
  const kicks = isShootout ? (pairOf(score, 'penalties') ?? (played && minus(full, played))) : null
  // A level result without `penalties` contains no kicks. In any other result their number is not known.
  if (isShootout && kicks === null && full.home !== full.away)
    return { halfTime, score: null, extraTime: null, penalties: null }
  // Some answers leave the kicks out of `fullTime`.
  const atTheEnd = kicks === null ? full : (minus(full, kicks) ?? full)
  if (extra !== null) return { halfTime, score: minus(atTheEnd, extra), extraTime: atTheEnd, penalties: kicks }
  // Cups without extra time go to the kicks at once.
  if (isShootout && regular !== null) return { halfTime, score: atTheEnd, extraTime: null, penalties: kicks }
  return { halfTime, score: regular, extraTime: atTheEnd, penalties: kicks }
}

export function pairOf(score: Bag, part: string): Score | null {
  const pair = bag(score, part)
  const [home, away] = [whole(pair, 'home'), whole(pair, 'away')]
  return home === null || away === null ? null : { home, away }
}

/** Null where more is taken than there is. */
function minus(from: Score, taken: Score): Score | null {
  const rest = { home: from.home - taken.home, away: from.away - taken.away }
  return rest.home < 0 || rest.away < 0 ? null : rest
}
