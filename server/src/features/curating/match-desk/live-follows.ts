import { sql, type Transaction } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { listVisitors } from './visits.ts'

/**
 * The prefix of the ids of sources' commands. Ids of people's commands are made by their devices and belong to an
 * account.
 */
export const SOURCE_COMMAND = 'fonte_'
const BY_SOURCE = sql<boolean>`(user_id is null and id like ${`${SOURCE_COMMAND}%`})`

/** For this long after the last command a person counts as being at the desk. */
const TYPED_MINUTES = 10
/** A source that does not report for this long leaves the match to another one. */
const SILENT_MINUTES = 3

export interface LiveFollow {
  readonly title: string
  readonly state: 'following' | 'waiting' | 'ended'
  readonly askedAt: Date
  readonly operator: string | null
}

/** The source that follows a match, for its desk. */
export async function findLiveFollow(database: Queryable, matchId: string): Promise<LiveFollow | null> {
  const row = await database
    .selectFrom('live_follows as f')
    .innerJoin('connections as c', 'c.id', 'f.connection_id')
    .select(['c.title', 'f.state', 'f.asked_at as askedAt', 'f.operator'])
    .where('f.match_id', '=', matchId)
    .executeTakeFirst()
  return row ? { ...row, state: row.state as LiveFollow['state'] } : null
}

/** The person who has the desk open or has typed there recently; while there is one, sources wait. */
export async function findOperator(database: Queryable, matchId: string, now: Date): Promise<string | null> {
  const [visitor] = await listVisitors(database, matchId, now)
  if (visitor) return visitor.name
  const typed = await database
    .selectFrom('desk_commands')
    .select('actor_name')
    .where('match_id', '=', matchId)
    .where(sql<boolean>`not ${BY_SOURCE}`)
    .where('at', '>', new Date(now.getTime() - TYPED_MINUTES * 60_000))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return typed ? (typed.actor_name ?? 'alguém') : null
}

/** Whether a person ever typed at the desk of a match. */
export async function wasTyped(database: Queryable, matchId: string): Promise<boolean> {
  const row = await database
    .selectFrom('desk_commands')
    .select('id')
    .where('match_id', '=', matchId)
    .where(sql<boolean>`not ${BY_SOURCE}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The events whose last version a source wrote. */
export async function findSourceEvents(database: Queryable, matchId: string): Promise<ReadonlySet<string>> {
  const rows = await sql<{ event_id: string; bySource: boolean }>`
    select distinct on (event_id) event_id, ${BY_SOURCE} as "bySource" from desk_commands
    where match_id = ${matchId} and event_id is not null and refusal is null
    order by event_id, at desc, id desc`.execute(database)
  return new Set(rows.rows.flatMap(({ event_id, bySource }) => (bySource ? [event_id] : [])))
}

/**
 * Makes a connection the one that follows a match, and stores the time of its request. False if a better or earlier
 * source follows it, or a later report of the same source was already processed.
 */
export async function takeFollow(
  transaction: Transaction<DB>,
  matchId: string,
  connectionId: string,
  askedAt: Date,
): Promise<boolean> {
  const known = await transaction
    .selectFrom('live_follows')
    .selectAll()
    .where('match_id', '=', matchId)
    .forUpdate()
    .executeTakeFirst()
  if (known?.connection_id === connectionId && known.asked_at > askedAt) return false
  if (known && known.connection_id !== connectionId) {
    const isSilent = known.asked_at.getTime() < askedAt.getTime() - SILENT_MINUTES * 60_000
    if (!isSilent && !(await isBetter(transaction, connectionId, known.connection_id))) return false
  }
  const follow = { connection_id: connectionId, asked_at: askedAt, state: 'following', operator: null }
  await transaction
    .insertInto('live_follows')
    .values({ match_id: matchId, ...follow })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(follow))
    .execute()
  return true
}

/** By the order of trust of the datasets. */
async function isBetter(transaction: Transaction<DB>, one: string, other: string): Promise<boolean> {
  const rows = await transaction
    .selectFrom('connections as c')
    .innerJoin('datasets as d', 'd.id', 'c.dataset_id')
    .select(['c.id', 'd.trust'])
    .where('c.id', 'in', [one, other])
    .execute()
  const trustOf = (id: string) => rows.find((row) => row.id === id)?.trust ?? Infinity
  return trustOf(one) < trustOf(other)
}

export async function noteFollow(
  transaction: Transaction<DB>,
  matchId: string,
  change: { state?: LiveFollow['state']; operator?: string | null; changed_at?: Date },
): Promise<void> {
  await transaction.updateTable('live_follows').set(change).where('match_id', '=', matchId).execute()
}
