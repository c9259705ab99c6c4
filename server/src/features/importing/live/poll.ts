import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Selectable } from 'kysely'
import type { Connections } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { DayIsOver, SyncFailed, type ConnectorCalls } from '../connectors/calls.ts'
import { currentBudget, type Budget } from '../connectors/budget.ts'
import { connectors, findConnector } from '../connectors/catalogue.ts'
import type { CallAnswer, Connector } from '../connectors/connector.ts'
import { openCalls } from '../connectors/open-calls.ts'
import type { LiveMatch } from '../datasets/answers/live-match.ts'
import { stable } from '../datasets/answers/bundle.ts'
import { applyReport } from './apply-report.ts'
import { listFollowedMatches, type FollowedMatch } from './followed-matches.ts'
import { findPeople, reportOf } from './live-report.ts'
import { pauseMs } from './poll-pace.ts'

export type PollContext = Pick<Context, 'config' | 'database' | 'jobs' | 'log' | 'now' | 'publicUrl' | 'vault'>

type Connection = Selectable<Connections>
type Follower = Pick<Connection, 'id' | 'title' | 'dataset_id'>

/** The schedule starts the next series of polls after this one. */
const STRETCH_MS = 55_000
/** A source whose syncs fail this often is not polled as well. */
const MOST_FAILURES = 3
/** A match with its breaks and added time. */
const MATCH_MS = 130 * 60_000

/** Runs every minute, once over all nodes: starts a series of polls for each connection with live matches. */
export async function enqueuePolls(context: PollContext): Promise<void> {
  const { database, jobs, now } = context
  const rows = await database
    .selectFrom('connections')
    .selectAll()
    .where('paused', '=', false)
    .where('sealed_key', 'is not', null)
    .where('failures', '<', MOST_FAILURES)
    .where(
      'dataset_id',
      'in',
      connectors.map(({ id }) => id),
    )
    .execute()
  for (const connection of rows) {
    const connector = findConnector(connection.dataset_id)
    if (!connector || (await listFollowed(context, connector, connection, now())).length === 0) continue
    await database
      .transaction()
      .execute((transaction) => jobs.enqueue(transaction, 'connections.poll', { connectionId: connection.id }))
  }
}

/** Polls for about a minute, as often as the budget allows. Any process may make each poll, and only one does. */
export async function pollConnection(context: PollContext, id: string, stopping: AbortSignal): Promise<void> {
  const until = Date.now() + STRETCH_MS
  for (;;) {
    const pause = await pollOnce(context, id, stopping)
    if (pause === null || Date.now() + pause > until) return
    await sleep(pause, undefined, { signal: stopping, ref: false }).catch(() => undefined)
    if (stopping.aborted) return
  }
}

/**
 * Makes one poll, if it is due and no other process makes it. Returns the time until the next one; null if there is
 * none.
 */
export async function pollOnce(context: PollContext, id: string, stopping: AbortSignal): Promise<number | null> {
  const { database, now, log } = context
  const connection = await database.selectFrom('connections').selectAll().where('id', '=', id).executeTakeFirst()
  const connector = connection && findConnector(connection.dataset_id)
  if (!connection || !connector || connection.paused || connection.sealed_key === null) return null
  const matches = await listFollowed(context, connector, connection, now())
  if (matches.length === 0) return null
  const pause = paceOf(connector, connection, matches, now())
  const due = await claimPoll(context, id, pause)
  if (due > 0) return due
  try {
    const calls = openCalls(context, connector, connection, stopping)
    const askedAt = now()
    const reported = await askLive(connector, calls, connection, matches, askedAt)
    await applyAll(context, connection, matches, reported, askedAt)
  } catch (error) {
    if (stopping.aborted) return null
    // The next poll tries again; failures of a provider are counted and reported by its syncs.
    if (!(error instanceof SyncFailed) && !(error instanceof DayIsOver)) throw error
    log.info({ connection: id, reason: error.message }, 'live poll')
    return null
  }
  return pause
}

function listFollowed({ database }: PollContext, connector: Connector, { competitions }: Connection, now: Date) {
  const ids = connector.competitions.filter(({ code }) => competitions.includes(code)).map(({ id }) => id)
  return listFollowedMatches(database, connector.id, ids, now)
}

function paceOf(connector: Connector, { budget }: Connection, matches: readonly FollowedMatch[], now: Date): number {
  const windows = currentBudget(budget as unknown as Budget, connector.limits, now)
  const last = Math.max(...matches.map(({ kickoff }) => kickoff.getTime()))
  return pauseMs(windows, now, new Date(Math.max(last + MATCH_MS, now.getTime() + 60_000)))
}

/** Zero if this process makes the poll, otherwise the time until one is due. */
async function claimPoll({ database, now }: PollContext, id: string, pause: number): Promise<number> {
  const at = now()
  const claimed = await database
    .updateTable('connections')
    .set({ next_poll_at: new Date(at.getTime() + pause) })
    .where('id', '=', id)
    .where((where) => where.or([where('next_poll_at', 'is', null), where('next_poll_at', '<=', at)]))
    .returning('id')
    .executeTakeFirst()
  if (claimed) return 0
  const row = await database.selectFrom('connections').select('next_poll_at').where('id', '=', id).executeTakeFirst()
  return Math.max((row?.next_poll_at?.getTime() ?? 0) - at.getTime(), 1_000)
}

async function askLive(
  connector: Connector,
  calls: ConnectorCalls,
  { competitions }: Connection,
  matches: readonly FollowedMatch[],
  now: Date,
): Promise<readonly LiveMatch[]> {
  const poll = connector.poll({ competitions, matches, now })
  let step = poll.next()
  while (!step.done) {
    const answered = await calls.get(step.value)
    const answer: CallAnswer = answered.kind === 'data' ? { kind: 'data', body: stable(answered.body) } : answered
    step = poll.next(answer)
  }
  return step.value
}

/** Passes each report to the desk of its match. A report that the desk refuses does not delay the others. */
async function applyAll(
  context: PollContext,
  connection: Connection,
  matches: readonly FollowedMatch[],
  reported: readonly LiveMatch[],
  askedAt: Date,
): Promise<void> {
  const byKey = new Map(reported.map((match) => [match.key, match]))
  const wanted = matches.flatMap(({ id, key }) => {
    const live = byKey.get(key)
    return live ? [{ id, live }] : []
  })
  const people = await findPeople(
    context.database,
    connection.dataset_id,
    wanted.map(({ live }) => live),
  )
  for (const { id, live } of wanted) {
    const report = reportOf(live, people)
    if (!report) continue
    try {
      await applyReport(context, connection, id, report, askedAt)
    } catch (error) {
      context.log.error({ err: error, match: id }, 'live report')
    }
  }
  await context.database
    .updateTable('connections')
    .set({ fresh_at: sql`greatest(fresh_at, ${askedAt}::timestamptz)` })
    .where('id', '=', connection.id)
    .execute()
}

/** After a sync: applies the provider's corrections to matches that it had followed live, in the same way. */
export async function applyLater(
  context: Pick<Context, 'database' | 'now'>,
  connection: Follower,
  reported: readonly LiveMatch[],
  askedAt: Date,
): Promise<void> {
  const over = reported.filter(({ stage }) => stage === 'over')
  if (over.length === 0) return
  const { rows } = await sql<{ id: string; key: string }>`
    select f.match_id as id, s.key from live_follows as f
    join sources as s on s.match_id = f.match_id and s.kind = 'match' and s.dataset_id = ${connection.dataset_id}
    where f.connection_id = ${connection.id} and s.key = any (${over.map(({ key }) => key)})`.execute(context.database)
  if (rows.length === 0) return
  const people = await findPeople(context.database, connection.dataset_id, over)
  for (const { id, key } of rows) {
    const report = reportOf(
      over.find((match) => match.key === key)!,
      people,
    )
    if (report) await applyReport(context, connection, id, report, askedAt)
  }
}
