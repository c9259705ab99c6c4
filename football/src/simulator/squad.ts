import type { LineupPlayer, Position } from '../match/lineup.ts'
import type { PlayerId, TeamId } from '../match/match.ts'
import type { Random } from '../random/random.ts'
import type { SimulatedSide, Strength } from './side-in-play.ts'

export interface SquadPlayer extends LineupPlayer {
  /** How likely the coach is to choose the player within the line; 1 is usual. */
  readonly quality?: number
}

export interface Squad {
  readonly team: TeamId
  readonly strength: Strength
  readonly players: readonly SquadPlayer[]
}

export type Formation = Readonly<Record<Position, number>>

export const formations: readonly Formation[] = [
  { goalkeeper: 1, defender: 4, midfielder: 3, forward: 3 },
  { goalkeeper: 1, defender: 4, midfielder: 4, forward: 2 },
  { goalkeeper: 1, defender: 3, midfielder: 5, forward: 2 },
]

const lines: readonly Position[] = ['goalkeeper', 'defender', 'midfielder', 'forward']
const benchSize = 12

/** Chooses eleven and a bench from the available players; a line with too few is filled from the others. */
export function chooseSide(squad: Squad, unavailable: ReadonlySet<PlayerId>, random: Random): SimulatedSide {
  const formation = random.pick(formations)!
  const ranked = squad.players
    .filter(({ player }) => !unavailable.has(player))
    .map((each) => ({ each, worth: (each.quality ?? 1) + random.next() / 2 }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ each }) => each)
  const chosen = lines.flatMap((line) => ranked.filter(({ position }) => position === line).slice(0, formation[line]))
  const rest = ranked.filter((each) => !chosen.includes(each))
  const fill = rest.filter(({ position }) => position !== 'goalkeeper').slice(0, Math.max(0, 11 - chosen.length))
  return {
    team: squad.team,
    strength: squad.strength,
    starters: [...chosen, ...fill],
    bench: rest.filter((each) => !fill.includes(each)).slice(0, benchSize),
  }
}
