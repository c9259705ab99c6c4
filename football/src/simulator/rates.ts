import type { Position } from '../match/lineup.ts'

/** How often things happen, per team and match unless stated otherwise: near the Brasileirão's averages. */
export const rates = {
  goals: { home: 1.46, away: 1.08 },
  yellows: { home: 2.15, away: 2.45 },
  directReds: 0.07,
  missedPenalties: 0.03,
  /** Of the goals. */
  penaltyShare: 0.09,
  ownGoalShare: 0.03,
  /** Of goals from open play. */
  assistShare: 0.72,
  shootoutConversion: 0.75,
  /** For each player fewer than the other side has. */
  shortHanded: { own: 0.72, other: 1.22 },
  /** How much more careful a booked player is. */
  bookedCaution: 0.25,
} as const

/** Minutes the rates are spread over: ninety and the usual added time. */
export const usualLength = 97

export const substitutions = {
  limit: 5,
  halfTimeChance: 0.3,
  /** Each window lies somewhere between two minutes of the second half. */
  windows: [
    [10, 21],
    [22, 32],
    [33, 43],
  ],
} as const

export const halfTimeSeconds = 15 * 60
export const shortBreakSeconds = 5 * 60
export const kickSeconds = 45

type Weights = Readonly<Record<Position, number>>

export const scoringWeights: Weights = { goalkeeper: 0.005, defender: 1, midfielder: 2.4, forward: 5 }
export const assistWeights: Weights = { goalkeeper: 0.1, defender: 1.5, midfielder: 3.5, forward: 2.5 }
export const bookingWeights: Weights = { goalkeeper: 0.35, defender: 1.2, midfielder: 1.2, forward: 0.8 }
// A goalkeeper sent off would need a substitution; that is rare enough to leave out.
export const dismissalWeights: Weights = { goalkeeper: 0, defender: 1.4, midfielder: 1, forward: 0.7 }
export const tiringWeights: Weights = { goalkeeper: 0, defender: 0.6, midfielder: 1.4, forward: 1.5 }
export const ownGoalWeights: Weights = { goalkeeper: 0.5, defender: 3, midfielder: 1, forward: 0.3 }
