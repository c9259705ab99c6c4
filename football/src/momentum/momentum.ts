import type { Side } from '../match/match.ts'

/** An event of a match, or a mark at its minute, as evidence of which side pressed. */
export interface MomentumEvent {
  readonly type: string
  readonly side: Side | null
  readonly minute: number | null
}

/** Which side dominated five minutes: from −100 (all away) to 100 (all home). */
export interface Momentum {
  /** The first of the five minutes: 0, 5, 10 … */
  readonly from: number
  readonly home: number
}

/**
 * What an event says for the side it belongs to. A goal and a penalty most, a shot and a corner less; a card against a
 * side and its own goal speak for the other one; a substitution says nothing.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  goal: 5,
  penalty: 5,
  missedPenalty: 4,
  shotOnTarget: 2,
  shot: 1,
  corner: 1,
  ownGoal: -4,
  yellow: -1,
  secondYellow: -3,
  red: -3,
}

const MINUTES = 5
/** The share of the previous five minutes that still counts. */
const FELT = 0.6
/** The weight that fills the scale: a goal that follows another one. */
const FULL = 8

/** From the first minute to `until`. Empty where no event says anything. */
export function momentumOf(events: readonly MomentumEvent[], until: number): readonly Momentum[] {
  const telling = events.filter(({ type, side, minute }) => type in WEIGHTS && side !== null && minute !== null)
  if (telling.length === 0) return []
  const parts = Math.max(1, Math.ceil(Math.max(until, ...telling.map(({ minute }) => minute!)) / MINUTES))
  const sums = Array.from({ length: parts }, () => 0)
  for (const { type, side, minute } of telling) {
    const part = Math.min(parts - 1, Math.max(0, Math.ceil(minute! / MINUTES) - 1))
    sums[part]! += WEIGHTS[type]! * (side === 'home' ? 1 : -1)
  }
  let felt = 0
  return sums.map((sum, part) => {
    felt = felt * FELT + sum
    const share = Math.round(Math.min(1, Math.abs(felt) / FULL) * 100)
    return { from: part * MINUTES, home: felt < 0 ? -share : share }
  })
}
