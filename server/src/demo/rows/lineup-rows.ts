import type { LineupPlayer, Position, Side } from '@meio-campo/football'
import { dayOf } from '../season/calendar.ts'
import type { PlannedMatch } from '../season/planned-match.ts'
import type { Play, World } from '../season/world.ts'

const SIDES: readonly Side[] = ['home', 'away']
/** How far from their own goal each line stands, in hundredths of the pitch. */
const DEPTHS: Readonly<Record<Position, number>> = { goalkeeper: 5, defender: 26, midfielder: 50, forward: 77 }

export function lineupRows(world: World, match: PlannedMatch, { sides }: Play) {
  return SIDES.map((side) => {
    const count = (line: Position) => sides[side].starters.filter(({ position }) => position === line).length
    return {
      match_id: match.id,
      side,
      formation: [count('defender'), count('midfielder'), count('forward')].join('-'),
      coach_id: world.squads.get(match[side])!.coach.id,
      coach_name: null as string | null,
    }
  })
}

export function lineupPlayerRows(world: World, match: PlannedMatch, { sides }: Play) {
  return SIDES.flatMap((side) => {
    const { starters, bench } = sides[side]
    const stays = new Map(world.stays.at(match[side], dayOf(match.kickoff)).map((stay) => [stay.player.id, stay]))
    const captain = captainOf(starters, (player) => stays.get(player)?.player.quality ?? 0)
    return [...starters, ...bench].map(({ player, position }, place) => {
      const starter = place < starters.length
      return {
        match_id: match.id,
        side,
        place,
        person_id: player,
        person_name: null as string | null,
        number: stays.get(player)?.number ?? null,
        starter,
        position,
        captain: player === captain,
        ...(starter ? pitchPlace(starters, player, position) : { pitch_x: null, pitch_y: null }),
      }
    })
  })
}

function captainOf(starters: readonly LineupPlayer[], quality: (player: string) => number): string | undefined {
  return starters.toSorted((a, b) => quality(b.player) - quality(a.player))[0]?.player
}

function pitchPlace(starters: readonly LineupPlayer[], player: string, line: Position) {
  const mates = starters.filter(({ position }) => position === line)
  const index = mates.findIndex((each) => each.player === player)
  return { pitch_x: DEPTHS[line], pitch_y: Math.round(((index + 1) * 100) / (mates.length + 1)) }
}
