import type { Lineup, LineupPlayer } from '../match/lineup.ts'
import type { PlayerId } from '../match/match.ts'

/** How good a team is; 1 is the league's average. */
export interface Strength {
  readonly attack: number
  readonly defence: number
}

export interface SimulatedSide extends Lineup {
  readonly strength: Strength
}

/** One side during a match. */
export interface SideInPlay {
  readonly strength: Strength
  readonly pitch: readonly LineupPlayer[]
  readonly bench: readonly LineupPlayer[]
  readonly booked: ReadonlySet<PlayerId>
  readonly changes: number
}

export function takeTheField({ strength, starters, bench }: SimulatedSide): SideInPlay {
  return { strength, pitch: starters, bench, booked: new Set(), changes: 0 }
}

export function book(side: SideInPlay, player: PlayerId): SideInPlay {
  return { ...side, booked: new Set([...side.booked, player]) }
}

export function sendOff(side: SideInPlay, player: PlayerId): SideInPlay {
  return { ...side, pitch: side.pitch.filter((each) => each.player !== player) }
}

export function exchange(side: SideInPlay, out: LineupPlayer, on: LineupPlayer): SideInPlay {
  return {
    ...side,
    pitch: side.pitch.map((each) => (each === out ? on : each)),
    bench: side.bench.filter((each) => each !== on),
    changes: side.changes + 1,
  }
}
