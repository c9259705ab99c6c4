import { LIVE } from '../rows/match-status.ts'
import type { EditionStructure, PhaseStructure, Round } from '../standings/edition-structure.ts'

export interface PhaseRound {
  readonly phase: PhaseStructure
  readonly round: Round
}

/** Scheduled and live matches. A postponed match waits for a new day and does not hold up its round. */
const AHEAD = new Set(['scheduled', ...LIVE])

/** Every round of an edition, in the order it is played. */
export function roundsOf({ phases }: EditionStructure): readonly PhaseRound[] {
  return phases.flatMap((phase) => phase.rounds.map((round) => ({ phase, round })))
}

/**
 * The first round with a match ahead, unless most of a later round has been played: then that match was put off. When
 * no match is ahead, the last round that was played.
 */
export function currentRound(structure: EditionStructure): PhaseRound | null {
  const rounds = roundsOf(structure).map((each) => ({ ...each, ...progressOf(each) }))
  const lastMostlyOver = rounds.findLastIndex(({ matches, ahead }) => matches > 0 && ahead <= matches / 2)
  const current =
    rounds.slice(Math.max(lastMostlyOver, 0)).find(({ ahead }) => ahead > 0) ??
    rounds.findLast(({ matches }) => matches > 0)
  return current ? { phase: current.phase, round: current.round } : null
}

function progressOf({ phase, round }: PhaseRound): { readonly matches: number; readonly ahead: number } {
  const own = phase.legs.filter(({ row }) => row.round_id === round.id)
  return { matches: own.length, ahead: own.filter(({ row }) => AHEAD.has(row.status)).length }
}

/** How many rounds a table has; null where they are not all there, as in a knock-out or a season that never ends. */
export function countRounds({ kind, rounds }: PhaseStructure): number | null {
  const numbers = rounds.flatMap(({ number }) => number ?? [])
  return kind !== 'knockout' && numbers.length > 0 && Math.max(...numbers) === numbers.length ? numbers.length : null
}
