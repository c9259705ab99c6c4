import { sql, type Transaction } from 'kysely'
import type { DB } from '../../database/types.gen.ts'
import { eventRowsAt } from '../rows/event-rows.ts'
import { lineupPlayerRows, lineupRows } from '../rows/lineup-rows.ts'
import { hasOfficials, newMatchRows, playOf, officialRows } from '../rows/match-rows.ts'
import { matchRow, type MatchRow } from '../rows/match-row.ts'
import { insertRows, insertRowSet, updateRows, type Row } from '../rows/row-set.ts'
import { statisticsRows } from '../rows/statistics-rows.ts'
import type { PlannedMatch } from '../season/planned-match.ts'
import type { Play, World } from '../season/world.ts'
import { withKnownPeople } from './known-people.ts'

/** The columns of a match that change with time. */
const MOVING = [
  'kickoff',
  'time_confirmed',
  'rescheduled_from',
  'status',
  'status_reason',
  'minute',
  'added',
  'half_time_home',
  'half_time_away',
  'home_score',
  'away_score',
  'extra_time_home',
  'extra_time_away',
  'penalties_home',
  'penalties_away',
  'attendance',
  'income',
] as const satisfies readonly (keyof MatchRow)[]

/**
 * Brings some matches to the present moment, writing only what differs. New ones are added; removed ones stay removed.
 */
export async function writeMatches(
  transaction: Transaction<DB>,
  world: World,
  matches: readonly PlannedMatch[],
  last: number,
  now: number,
): Promise<void> {
  const ids = matches.map(({ id }) => id)
  const stored = await transaction
    .selectFrom('matches')
    .selectAll()
    .where('id', 'in', ids)
    .where('demo', '=', true)
    // The lock waits for an operator who is taking the match over at the desk.
    .forUpdate()
    .execute()
  const rows = new Map(stored.map((row) => [row.id, row]))
  // A match that an operator runs at the desk is not played here.
  const there = matches.filter(({ id }) => rows.get(id)?.desk_at === null)
  const fresh = matches.filter(({ id, knownFrom }) => !rows.has(id) && knownFrom > last)
  await insertNew(transaction, world, fresh, now)
  if (there.length === 0) return
  const playing = there.flatMap((match) => {
    const play = playOf(world, match, now)
    return play ? [{ match, play }] : []
  })
  const uncovered = playing.filter(({ match }) => !rows.get(match.id)!.covers_lineups)
  await writeLineups(transaction, world, uncovered)
  await writeOfficials(
    transaction,
    world,
    there.filter((match) => hasOfficials(match, now)),
  )
  await writeEvents(transaction, world, playing, now)
  await writeStatistics(transaction, world, playing, now)
  const desired = there.map((match) => matchRow(world, match, playOf(world, match, now), now))
  const moved = desired.filter((row) => !isSame(row, rows.get(row.id)!))
  await updateRows(transaction, 'matches', moved.map(movingPart))
}

type Playing = readonly { readonly match: PlannedMatch; readonly play: Play }[]

async function insertNew(
  transaction: Transaction<DB>,
  world: World,
  matches: readonly PlannedMatch[],
  now: number,
): Promise<void> {
  for (const [table, rows] of newMatchRows(world, matches, now)) {
    await insertRowSet(transaction, [[table, await withKnownPeople(transaction, world.names, rows)]])
  }
}

async function writeLineups(transaction: Transaction<DB>, world: World, playing: Playing): Promise<void> {
  const lineups = playing.flatMap(({ match, play }) => lineupRows(world, match, play))
  const players = playing.flatMap(({ match, play }) => lineupPlayerRows(world, match, play))
  await insertRows(transaction, 'lineups', await withKnownPeople(transaction, world.names, lineups))
  await insertRows(transaction, 'lineup_players', await withKnownPeople(transaction, world.names, players))
}

async function writeOfficials(
  transaction: Transaction<DB>,
  world: World,
  matches: readonly PlannedMatch[],
): Promise<void> {
  if (matches.length === 0) return
  const ids = matches.map(({ id }) => id)
  const named = await transaction
    .selectFrom('match_officials')
    .select('match_id')
    .where('match_id', 'in', ids)
    .distinct()
    .execute()
  const known = new Set(named.map(({ match_id }) => match_id))
  const rows = matches.filter(({ id }) => !known.has(id)).flatMap((match) => officialRows(world, match))
  await insertRows(transaction, 'match_officials', await withKnownPeople(transaction, world.names, rows))
}

/**
 * Writes events in the order in which they happened, over all matches, because followers receive them in that order.
 */
async function writeEvents(transaction: Transaction<DB>, world: World, playing: Playing, now: number): Promise<void> {
  const reported = playing.flatMap(({ match, play }) => eventRowsAt(match, play, now)).toSorted((a, b) => a.at - b.at)
  if (reported.length === 0) return
  const ids = playing.map(({ match }) => match.id)
  const stored = await transaction
    .selectFrom('events')
    .select(['id', 'revision'])
    .where('match_id', 'in', ids)
    .execute()
  const revisions = new Map(stored.map(({ id, revision }) => [id, revision]))
  const rows = reported.map(({ row }) => row)
  const fresh = rows.filter(({ id }) => !revisions.has(id))
  const revised = rows.filter(({ id, revision }) => (revisions.get(id) ?? revision) < revision)
  await insertRows(transaction, 'events', await withKnownPeople(transaction, world.names, fresh))
  await updateRows(transaction, 'events', await withKnownPeople(transaction, world.names, revised))
}

async function writeStatistics(
  transaction: Transaction<DB>,
  world: World,
  playing: Playing,
  now: number,
): Promise<void> {
  const desired = playing.flatMap(({ match, play }) => statisticsRows(world, match, play, now))
  if (desired.length === 0) return
  const columns = Object.keys(desired[0]!)
  const stored = await transaction
    .selectFrom('match_statistics')
    .selectAll()
    .where(
      'match_id',
      'in',
      playing.map(({ match }) => match.id),
    )
    .execute()
  const text = (row: Row) => columns.map((column) => row[column]).join()
  const known = new Set(stored.map(text))
  const changed = desired.filter((row) => !known.has(text(row)))
  if (changed.length === 0) return
  const names = columns.map((column) => sql.ref(column))
  await sql`
    insert into match_statistics (${sql.join(names)})
    select ${sql.join(names)} from json_populate_recordset(null::match_statistics, ${JSON.stringify(changed)}::json)
    on conflict (match_id, side, period) do update
    set ${sql.join(columns.slice(3).map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}`.execute(
    transaction,
  )
}

function movingPart(row: MatchRow): Row {
  return { id: row.id, ...Object.fromEntries(MOVING.map((column) => [column, row[column]])) }
}

function isSame(row: MatchRow, stored: Row): boolean {
  return MOVING.every((column) => comparable(row[column]) === comparable(stored[column]))
}

/** The database returns dates as dates and money as text. */
function comparable(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return /^\d+\.\d+$/.test(value) ? String(Number(value)) : value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
