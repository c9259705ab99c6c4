import type { EventType, MatchEvent } from '../match/event.ts'
import type { Position } from '../match/lineup.ts'
import { otherSide } from '../match/match.ts'
import type { PlayerId, Side } from '../match/match.ts'
import type { Random } from '../random/random.ts'
import {
  assistWeights,
  bookingWeights,
  dismissalWeights,
  ownGoalWeights,
  rates,
  scoringWeights,
  substitutions,
  tiringWeights,
  usualLength,
} from './rates.ts'
import type { SideInPlay } from './side-in-play.ts'

/** Something that happens to a side, before it is known at which second. */
export interface Incident {
  readonly type: EventType
  readonly side: Side
  readonly player: PlayerId
  readonly related: MatchEvent['related']
}

export type SidesInPlay = Readonly<Record<Side, SideInPlay>>

/** Something that may happen to a side in any minute. */
export interface Hazard {
  /** How often in a match of the usual length. */
  readonly rate: (side: Side, sides: SidesInPlay) => number
  /** How much likelier it is at the end than in the middle: games open up, tempers go. */
  readonly growth: number
  readonly strike: (side: Side, sides: SidesInPlay, random: Random) => Incident | null
}

/** In the order they are tried; each one sees what those before it changed. */
export const hazards: readonly Hazard[] = [
  { rate: goalRate, growth: 0.25, strike: goal },
  {
    rate: () => rates.missedPenalties,
    growth: 0,
    strike: (side, sides, random) => by('missedPenalty', side, sides, scoringWeights, random),
  },
  { rate: (side) => rates.yellows[side], growth: 0.5, strike: yellow },
  {
    rate: () => rates.directReds,
    growth: 0.6,
    strike: (side, sides, random) => by('red', side, sides, dismissalWeights, random),
  },
]

/** `progress` runs from 0 at kick-off to 1 at the end; the growth averages out over it. */
export function incidentOf(
  { rate, growth, strike }: Hazard,
  side: Side,
  sides: SidesInPlay,
  progress: number,
  random: Random,
): Incident | null {
  const perMinute = rate(side, sides) / usualLength
  return random.chance(perMinute * (1 - growth + 2 * growth * progress)) ? strike(side, sides, random) : null
}

/** A tired or booked player is replaced by one of the same line, or otherwise by any player but a goalkeeper. */
export function substitution(side: Side, sides: SidesInPlay, random: Random): Incident | null {
  const { pitch, bench, booked, changes } = sides[side]
  if (changes >= substitutions.limit) return null
  const out = random.pick(pitch, ({ player, position }) => tiringWeights[position] * (booked.has(player) ? 2 : 1))
  const outfield = bench.filter(({ position }) => position !== 'goalkeeper')
  const alike = outfield.filter(({ position }) => position === out?.position)
  const on = random.pick(alike.length > 0 ? alike : outfield)
  if (!out || !on) return null
  return { type: 'substitution', side, player: on.player, related: { role: 'out', player: out.player } }
}

function goalRate(side: Side, sides: SidesInPlay): number {
  const [own, other] = [sides[side], sides[otherSide[side]]]
  const missing = other.pitch.length - own.pitch.length
  const numbers = missing > 0 ? rates.shortHanded.own ** missing : rates.shortHanded.other ** Math.abs(missing)
  return rates.goals[side] * (own.strength.attack / other.strength.defence) * numbers
}

function goal(side: Side, sides: SidesInPlay, random: Random): Incident | null {
  const draw = random.next()
  if (draw < rates.ownGoalShare) return by('ownGoal', otherSide[side], sides, ownGoalWeights, random)
  const penalty = draw < rates.ownGoalShare + rates.penaltyShare
  const scored = by(penalty ? 'penalty' : 'goal', side, sides, scoringWeights, random)
  if (!scored || penalty || !random.chance(rates.assistShare)) return scored
  const mates = sides[side].pitch.filter(({ player }) => player !== scored.player)
  const mate = random.pick(mates, ({ position }) => assistWeights[position])
  return mate ? { ...scored, related: { role: 'assist', player: mate.player } } : scored
}

function yellow(side: Side, sides: SidesInPlay, random: Random): Incident | null {
  const { pitch, booked } = sides[side]
  const shown = random.pick(pitch, ({ player, position }) =>
    booked.has(player) ? dismissalWeights[position] * rates.bookedCaution : bookingWeights[position],
  )
  if (!shown) return null
  const type = booked.has(shown.player) ? 'secondYellow' : 'yellow'
  return { type, side, player: shown.player, related: null }
}

function by(
  type: EventType,
  side: Side,
  sides: SidesInPlay,
  weights: Readonly<Record<Position, number>>,
  random: Random,
): Incident | null {
  const chosen = random.pick(sides[side].pitch, ({ position }) => weights[position])
  return chosen ? { type, side, player: chosen.player, related: null } : null
}
