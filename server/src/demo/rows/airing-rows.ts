import { randomFrom } from '@meio-campo/football'
import type { PlannedMatch } from '../season/planned-match.ts'
import { tournament } from '../season/tournament.ts'
import type { World } from '../season/world.ts'

const LIKELY = { 'pay-per-view': 0.9, streaming: 0.55, 'pay-tv': 0.4, 'open-tv': 0.3, radio: 0.5 } as const

/** Where to watch: some of those who hold rights to it, sometimes only in some states. */
export function airingRows(world: World, match: PlannedMatch) {
  const { facts, teams, seed } = world
  const random = randomFrom(`${seed}/${match.id}/airings`)
  const held = new Set(
    match.competition === tournament.id
      ? ['youtube']
      : facts.rights
          .filter(
            ({ competition, homeTeam }) => competition === match.competition && (homeTeam ?? match.home) === match.home,
          )
          .map(({ streaming }) => streaming),
  )
  const holders = facts.streamings.filter(({ id }) => held.has(id))
  const chosen = holders.filter(({ kind }) => random.chance(LIKELY[kind]))
  const shown = chosen.length > 0 ? chosen : holders.slice(0, 1)
  const states = [teams.get(match.home)?.state, teams.get(match.away)?.state].filter((state) => state != null)
  return shown.map(({ id, kind, site }) => {
    const local = kind === 'open-tv' && states.length > 0 && random.chance(0.5)
    const blacked = kind === 'pay-tv' && states.length > 0 && random.chance(0.25)
    return {
      match_id: match.id,
      streaming_id: id,
      url: site,
      states_included: local ? [...new Set(states)] : [],
      states_excluded: blacked ? states.slice(0, 1) : [],
    }
  })
}
