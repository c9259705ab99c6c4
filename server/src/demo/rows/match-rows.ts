import { randomFrom } from '@meio-campo/football'
import type { PlannedMatch } from '../season/planned-match.ts'
import { tournament, tournamentRoundName } from '../season/tournament.ts'
import type { Play, World } from '../season/world.ts'
import { DEMO_DATASET } from './datasets.ts'
import { eventRowsAt } from './event-rows.ts'
import { lineupPlayerRows, lineupRows } from './lineup-rows.ts'
import { matchRow, wakesOf } from './match-row.ts'
import type { RowSet } from './row-set.ts'
import { statisticsRows } from './statistics-rows.ts'
import { roundRow } from './structure-rows.ts'
import { officialsOf } from '../people/referees.ts'

const HOUR = 3_600_000
/** When line-ups and referees become known. */
export const LINEUPS_BEFORE = HOUR
const OFFICIALS_BEFORE = 72 * HOUR

export const hasLineups = ({ kickoff }: PlannedMatch, now: number): boolean => now >= kickoff - LINEUPS_BEFORE
export const hasOfficials = ({ kickoff }: PlannedMatch, now: number): boolean => now >= kickoff - OFFICIALS_BEFORE

/** All that is known of some new matches at a moment. */
export function newMatchRows(world: World, matches: readonly PlannedMatch[], now: number): RowSet {
  const plays = new Map(matches.map((match) => [match.id, playOf(world, match, now)]))
  const playing = matches.flatMap((match) => {
    const play = plays.get(match.id)
    return play ? [{ match, play }] : []
  })
  return [
    [
      'rounds',
      matches
        .filter(({ competition }) => competition === tournament.id)
        .map((match) => ({ ...roundRow(match.phase, match.sequence.round + 1), name: tournamentRoundName(match) })),
    ],
    ['matches', matches.map((match) => matchRow(world, match, plays.get(match.id) ?? null, now))],
    ['events', playing.flatMap(({ match, play }) => eventRowsAt(match, play, now).map(({ row }) => row))],
    ['lineups', playing.flatMap(({ match, play }) => lineupRows(world, match, play))],
    ['lineup_players', playing.flatMap(({ match, play }) => lineupPlayerRows(world, match, play))],
    ['match_statistics', playing.flatMap(({ match, play }) => statisticsRows(world, match, play, now))],
    [
      'match_officials',
      matches.filter((match) => hasOfficials(match, now)).flatMap((match) => officialRows(world, match)),
    ],
    ['airings', matches.flatMap((match) => airingRows(world, match))],
    ['sources', matches.map(({ id }) => ({ kind: 'match', record_id: id, dataset_id: DEMO_DATASET, key: '' }))],
  ]
}

/** How a match goes, from the moment its line-ups are known. */
export function playOf(world: World, match: PlannedMatch, now: number): Play | null {
  if (!hasLineups(match, now)) return null
  return match.competition === tournament.id ? world.tournamentPlay(match) : (world.plays.get(match.id) ?? null)
}

/** Whether something about a match changes between two moments, the later one included. */
export function changesBetween(world: World, match: PlannedMatch, last: number, now: number): boolean {
  if (match.knownFrom > now) return false
  const { kickoff } = match
  if (now >= kickoff - LINEUPS_BEFORE) return last < (playOf(world, match, now)?.settledAt ?? now)
  return [...wakesOf(match), kickoff - OFFICIALS_BEFORE].some((wake) => last < wake && wake <= now)
}

const LIKELY = { 'pay-per-view': 0.9, streaming: 0.55, 'pay-tv': 0.4, 'open-tv': 0.3, radio: 0.5 } as const

/** Where to watch: some of those who hold rights to it, sometimes only in some states. */
function airingRows(world: World, match: PlannedMatch) {
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

export function officialRows({ panels }: World, { id, panel, sequence }: PlannedMatch) {
  return officialsOf(panels[panel], sequence.round, sequence.place).map(({ role, person }, place) => ({
    match_id: id,
    place,
    role,
    person_id: person.id as string | null,
    person_name: null as string | null,
    country: person.country,
  }))
}
