import type { ChangedRecord, MatchEvent, PushEvent } from '@meio-campo/contract'
import { PUSH_EVENT_VERSION } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { currentSight } from '../../../database/sight.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { eventsOfChange, type BareEvent, type Change } from './change-events.ts'
import { isAfter, type Cursor } from './cursor.ts'
import { toPersonRef } from '../../football/rows/match-events.ts'
import { toMatches } from '../../football/rows/match-rows.ts'

/** Large enough to keep up with an import, small enough that one read takes milliseconds. */
const CHANGES_AT_ONCE = 200

export interface EventBatch {
  readonly events: readonly PushEvent[]
  /** The last change that was read, including changes that cause no event. */
  readonly upTo: bigint
  readonly more: boolean
}

/**
 * Events after a cursor, in order. Continuing from `upTo` neither skips nor repeats an event, and passes those that the
 * caller may not see.
 */
export async function listEventsAfter(database: Database, after: Cursor): Promise<EventBatch> {
  const rows = await database
    .withSchema('public')
    .selectFrom('changes')
    .selectAll()
    // Including the change of the cursor itself: it may have further events.
    .where('seq', '>=', String(after.seq))
    .orderBy('seq')
    .limit(CHANGES_AT_ONCE)
    .execute()
  const seen = currentSight() === undefined ? rows : await keepSeen(database, rows)
  const bareEvents = seen.flatMap(eventsOfChange).filter(({ id }) => isAfter(id, after))
  const upTo = BigInt(rows.at(-1)?.seq ?? after.seq)
  return { events: await describeEvents(database, bareEvents), upTo, more: rows.length === CHANGES_AT_ONCE }
}

/** The changes that a call with restricted view sees. */
async function keepSeen(database: Database, rows: readonly Change[]): Promise<readonly Change[]> {
  if (rows.length === 0) return rows
  const all = rows.map(({ seq }) => seq)
  const visible = await database.selectFrom('changes').select('seq').where('seq', 'in', all).execute()
  const kept = new Set(visible.map(({ seq }) => seq))
  return rows.filter(({ seq }) => kept.has(seq))
}

export async function getLastSeq(database: Database): Promise<bigint> {
  const { last } = await database
    .withSchema('public')
    .selectFrom('changes')
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirstOrThrow()
  const horizon = await database.selectFrom('change_horizon').select('seq').executeTakeFirstOrThrow()
  return BigInt(last ?? horizon.seq)
}

/**
 * Refuses a position from which events would be missing: changes are kept for 30 days, and after a restore, positions
 * between the backup and the restore belong to changes that no longer exist. A position ahead of the last change would
 * wait for ever.
 */
export async function refuseLostPosition(database: Queryable, seq: bigint): Promise<void> {
  // Uses the whole log, even for a test key, which sees only a part of it.
  const { rows } = await sql<{ forgotten: boolean; restored: boolean; ahead: boolean }>`
    select h.seq > ${String(seq)}::bigint as forgotten,
      exists (
        select 1 from public.restores where last_seq < ${String(seq)}::bigint and next_seq > ${String(seq)}::bigint
      ) as restored,
      greatest(h.seq, (select max(seq) from public.changes)) < ${String(seq)}::bigint as ahead
    from public.change_horizon as h`.execute(database)
  if (rows[0]?.restored) throw new AppError('restored')
  if (rows[0]?.ahead) throw new AppError('unknown_position')
  if (rows[0]?.forgotten) throw new AppError('forgotten')
}

/** Adds matches and names. A deleted match is given by its id alone. */
export async function describeEvents(database: Queryable, bareEvents: readonly BareEvent[]): Promise<PushEvent[]> {
  const ids = new Set(bareEvents.flatMap(({ matchId }) => matchId ?? []))
  const matches = new Map(
    (
      await toMatches(
        database,
        [...ids].map((id) => ({ id })),
      )
    ).map((match) => [match.id, match]),
  )
  const names = await listNames(database, bareEvents)
  const competitions = await listCompetitions(database, bareEvents)
  return bareEvents.map((bare) => {
    const match = bare.matchId === null ? undefined : matches.get(bare.matchId)
    return {
      id: bare.id,
      type: bare.type,
      version: PUSH_EVENT_VERSION,
      at: bare.at.toISOString(),
      test: false,
      record: bare.record,
      affects: withCompetitions(bare.affects, competitions),
      match: match ?? null,
      event: bare.event && eventOf(bare.event, names),
    }
  })
}

/** The competition of each edition in the events, because a filter may only name the competition. */
async function listCompetitions(
  database: Queryable,
  bareEvents: readonly BareEvent[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(
    bareEvents.flatMap(({ affects }) => affects.flatMap(({ kind, id }) => (kind === 'edition' ? id : []))),
  )
  if (ids.size === 0) return new Map()
  const rows = await database
    .selectFrom('editions')
    .select(['id', 'competition_id'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row.competition_id]))
}

function withCompetitions(
  affects: readonly ChangedRecord[],
  competitions: ReadonlyMap<string, string>,
): PushEvent['affects'] {
  const more = affects.flatMap(({ kind, id }) => (kind === 'edition' ? (competitions.get(id) ?? []) : []))
  return [...affects, ...[...new Set(more)].map((id) => ({ kind: 'competition' as const, id }))]
}

async function listNames(database: Queryable, bareEvents: readonly BareEvent[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(
    bareEvents.flatMap(({ event }) =>
      [event?.['player_id'], event?.['related_id']].filter((id) => typeof id === 'string'),
    ),
  )
  if (ids.size === 0) return new Map()
  const people = await database
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}

/** From the event's row as it was when it was logged. */
function eventOf(row: NonNullable<BareEvent['event']>, names: ReadonlyMap<string, string>): MatchEvent {
  const text = (name: string) => (row[name] ?? null) as string | null
  const number = (name: string) => (row[name] ?? null) as number | null
  const person = (role: string) => {
    const id = text(`${role}_id`)
    return toPersonRef(id, (id !== null && names.get(id)) || text(`${role}_name`))
  }
  const related = person('related')
  const [home, away] = [number('score_home'), number('score_away')]
  return {
    id: String(row['id']),
    revision: number('revision') ?? 1,
    retracted: row['retracted'] === true,
    period: text('period'),
    minute: number('minute'),
    added: number('added'),
    side: text('side') as MatchEvent['side'],
    type: String(row['type']),
    detail: text('detail'),
    player: person('player'),
    related: related && { role: text('related_role') as 'assist' | 'in' | 'out', player: related },
    scoreAfter: home === null || away === null ? null : { home, away },
  }
}
