import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Connections } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'
import { FILES_AWAY, FilesAway } from '../../../platform/files/files-away.ts'
import { openWorkFolder } from '../../../platform/files/work-folder.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { findConnector, findFactProvider } from '../connectors/catalogue.ts'
import { SyncFailed } from '../connectors/calls.ts'
import type { Learned } from '../connectors/connector.ts'
import { keepLearned } from './answer-memory.ts'
import { fetchAnswers, type Synced } from './fetch-answers.ts'
import { fetchDataset, type FetchedBytes, type KnownBytes } from './fetch-dataset.ts'
import { Lease } from './lease.ts'
import { nextCheckAt } from './schedule.ts'
import { countFailure, lockConnection, settleRuns } from './settle.ts'

/** What checks need; the vault opens the keys of connectors. */
export type CheckContext = Pick<
  Context,
  'config' | 'database' | 'files' | 'jobs' | 'log' | 'publicUrl' | 'now' | 'vault'
>

type Connection = Selectable<Connections>

const INTERNAL = 'A verificação parou por um erro interno.'

/** Puts every connection that is due into the queue, once over all nodes. */
export async function enqueueDueChecks(context: CheckContext): Promise<void> {
  await settleRuns(context)
  const now = context.now()
  await context.database.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('connections')
      .select(['id', 'every_minutes', 'failures'])
      .where('paused', '=', false)
      .where('next_check_at', '<=', now)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, every_minutes, failures } of due) {
      await transaction
        .updateTable('connections')
        .set({ next_check_at: nextCheckAt(now, every_minutes, failures, Math.random()), stop_asked: false })
        .where('id', '=', id)
        .execute()
      await context.jobs.enqueue(transaction, 'connections.check', { connectionId: id })
    }
  })
}

/**
 * Asks a connection's address whether there is something new, and starts an import of it. Killed at any moment, either
 * the import is on the list or the check is done again: file, run and job are written in one transaction.
 */
export async function checkConnection(context: CheckContext, id: string, stopping: AbortSignal): Promise<void> {
  const { database } = context
  await settleRuns(context, id)
  const lease = await Lease.take(database, id, randomUUID())
  if (!lease) {
    const there = await database.selectFrom('connections').select('id').where('id', '=', id).executeTakeFirst()
    // Its process may have died: the queue tries again until the hold has run out.
    if (there) throw new Error('the connection is held')
    return
  }
  const interrupt = () => lease.interrupt()
  stopping.addEventListener('abort', interrupt)
  if (stopping.aborted) interrupt()
  try {
    await checkHeld(context, lease)
  } finally {
    stopping.removeEventListener('abort', interrupt)
    await lease.release()
  }
  if (lease.stopped === 'stopping') throw new Error('stopped')
}

async function checkHeld(context: CheckContext, lease: Lease): Promise<void> {
  const { database, config } = context
  const connection = await database.selectFrom('connections').selectAll().where('id', '=', lease.id).executeTakeFirst()
  // What it has brought is still being imported: the next check comes soon enough.
  if (!connection || connection.open_run_id !== null) return
  // Without its key there is nothing to ask, and nothing wrong.
  if (findConnector(connection.dataset_id) && connection.sealed_key === null) return
  const path = join(await openWorkFolder(config.dataDir), `${lease.id}-${lease.holder}`)
  try {
    const { fetched, learned } = await fetchNews(context, connection, path, lease.signal)
    if (fetched) await startRun(context, lease, connection, path, fetched, learned)
    else await noteUnchanged(context, lease, learned)
  } catch (error) {
    if (lease.stopped === 'lost' || lease.stopped === 'stopping') return
    if (lease.stopped === 'asked') return await noteStopped(context, lease)
    const known = error instanceof SourceError
    if (!known) context.log.error({ err: error, connection: lease.id }, 'check failed')
    await noteFailure(context, lease, sentenceOf(error))
  } finally {
    await rm(path, { force: true })
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof SyncFailed) return error.reason
  if (error instanceof FilesAway) return FILES_AWAY
  return error instanceof SourceError ? error.message : INTERNAL
}

async function fetchNews(
  context: CheckContext,
  connection: Connection,
  path: string,
  signal: AbortSignal,
): Promise<Synced> {
  const { database, config } = context
  const known = await findKnownBytes(database, connection.id)
  const connector = findConnector(connection.dataset_id) ?? findFactProvider(connection.dataset_id)
  if (connector) return fetchAnswers(context, connector, connection, path, { signal, known })
  const { reach } = config
  return { fetched: await fetchDataset(connection.address, path, { reach, signal, known }), learned: [] }
}

/** Of the last import that read something, also where it was undone since: what did not change does not come back. */
async function findKnownBytes(database: Queryable, connectionId: string): Promise<KnownBytes | null> {
  const row = await database
    .selectFrom('import_runs')
    .select(['etag', 'last_modified', 'content_hash'])
    .where('connection_id', '=', connectionId)
    .where('status', '=', 'done')
    .where('dry_run', '=', false)
    .whereRef('read', '>', 'rejected')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { etag: row.etag, lastModified: row.last_modified, hash: row.content_hash } : null
}

async function startRun(
  context: CheckContext,
  lease: Lease,
  connection: Connection,
  path: string,
  fetched: FetchedBytes,
  learned: readonly Learned[],
): Promise<void> {
  const { database, files, jobs } = context
  const fileId = randomId('im')
  await files.imports.take(fileId, path)
  await database.transaction().execute(async (transaction) => {
    const held = await lockConnection(transaction, lease.id)
    if (held?.holder !== lease.holder) return
    const { name, folder, wrapped, bytes, hash, etag, lastModified } = fetched
    const { address, dataset_id } = connection
    await transaction
      .insertInto('import_files')
      .values({ id: fileId, name, address, folder, wrapped, bytes: String(bytes) })
      .execute()
    const run = await transaction
      .insertInto('import_runs')
      .values({
        dataset_id,
        status: 'waiting',
        file_id: fileId,
        origin: address,
        actor_name: `Fonte ${connection.title}`,
        connection_id: lease.id,
        etag,
        last_modified: lastModified,
        content_hash: hash,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await keepLearned(transaction, lease.id, learned, run.id)
    await jobs.enqueue(transaction, 'imports.run', { runId: run.id })
    await transaction
      .updateTable('connections')
      .set({ last_checked_at: context.now(), last_outcome: 'changed', open_run_id: run.id, updated_at: sql`now()` })
      .where('id', '=', lease.id)
      .execute()
  })
}

async function noteUnchanged(
  { database, now }: CheckContext,
  { id, holder }: Lease,
  learned: readonly Learned[],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const held = await transaction
      .updateTable('connections')
      .set({ last_checked_at: now(), fresh_at: now(), last_outcome: 'unchanged', last_error: null, failures: 0 })
      .where('id', '=', id)
      .where('holder', '=', holder)
      .returning('id')
      .executeTakeFirst()
    if (held) await keepLearned(transaction, id, learned, null)
  })
}

async function noteStopped({ database, now }: CheckContext, { id, holder }: Lease): Promise<void> {
  await database
    .updateTable('connections')
    .set({ last_checked_at: now(), last_outcome: 'stopped' })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .execute()
}

async function noteFailure(context: CheckContext, { id, holder }: Lease, error: string): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const connection = await lockConnection(transaction, id)
    if (connection?.holder === holder) await countFailure(transaction, context, connection, error)
  })
}
