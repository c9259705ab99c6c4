import type { PlannedMatch } from '../season/planned-match.ts'
import { tournament } from '../season/tournament.ts'
import type { Play, World } from '../season/world.ts'
import { airingRows } from './airing-rows.ts'
import { DEMO_DATASET } from './datasets.ts'
import { eventRowsAt } from './event-rows.ts'
import { lineupPlayerRows, lineupRows } from './lineup-rows.ts'
import { matchRow, wakesOf } from './match-row.ts'
import { officialRows } from './official-rows.ts'
import type { RowSet } from './row-set.ts'
import { statisticsRows } from './statistics-rows.ts'
import { roundRow } from './structure-rows.ts'

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
        .map(({ phase, sequence }) => roundRow(phase, sequence.round + 1)),
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
