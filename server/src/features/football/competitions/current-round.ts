import { roundProgress } from '@meio-campo/football'
import { LIVE, OVER } from '../rows/match-status.ts'
import type { StructureMatch } from '../standings/edition-legs.ts'
import type { PhaseStructure, Round } from '../standings/edition-structure.ts'

/** A phase as far as its rounds are concerned. */
export interface PlayedPhase {
  readonly name: string
  /** In the order they are played. */
  readonly rounds: readonly Round[]
  readonly legs: readonly { readonly row: PlayedRow }[]
}

/** A match as far as its round is concerned. */
export type PlayedRow = Pick<StructureMatch, 'id' | 'round_id' | 'status' | 'day' | 'annulled'>

export interface PhaseRound<Phase extends PlayedPhase> {
  readonly phase: Phase
  readonly round: Round
}

export interface CurrentRound<Phase extends PlayedPhase> extends PhaseRound<Phase> {
  /** The ids of the matches of earlier rounds that are still to be played. */
  readonly late: readonly string[]
}

interface Played<Phase> {
  readonly phases: readonly Phase[]
}

/** Every round of an edition, in the order it is played. */
export function roundsOf<Phase extends PlayedPhase>({ phases }: Played<Phase>): readonly PhaseRound<Phase>[] {
  return phases.flatMap((phase) => phase.rounds.map((round) => ({ phase, round })))
}

/** The round that is being played or comes next, and what is still to be played of those before it. */
export function currentRound<Phase extends PlayedPhase>(played: Played<Phase>): CurrentRound<Phase> | null {
  const rounds = roundsOf(played)
  const legs = rounds.map(({ phase, round }) =>
    phase.legs.filter(({ row }) => row.round_id === round.id && !row.annulled && row.status !== 'cancelled'),
  )
  const { current, late } = roundProgress(
    legs.map((own) => own.map(({ row }) => ({ id: row.id, day: row.day, state: stateOf(row) }))),
  )
  if (current === null) return null
  return { ...rounds[current]!, late: [...late.values()].flat().map(({ id }) => id) }
}

function stateOf({ status }: PlayedRow) {
  if (OVER.includes(status)) return 'over'
  if (LIVE.includes(status)) return 'live'
  return status === 'scheduled' ? 'ahead' : 'postponed'
}

/** How many rounds a table has; null where they are not all there, as in a knock-out or a season that never ends. */
export function countRounds({ kind, rounds }: PhaseStructure): number | null {
  const numbers = rounds.flatMap(({ number }) => number ?? [])
  return kind !== 'knockout' && numbers.length > 0 && Math.max(...numbers) === numbers.length ? numbers.length : null
}
