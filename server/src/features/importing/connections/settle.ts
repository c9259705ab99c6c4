import type { Difference } from '@meio-campo/contract'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { Connections, DB } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { findConnector } from '../connectors/catalogue.ts'
import type { Check } from '../datasets/answers/checks.ts'
import { findDifferences } from './differences.ts'
import { applyLater } from '../live/poll.ts'
import { readSyncOf } from './fetch-answers.ts'
import { nextCheckAt } from './schedule.ts'

type SettleContext = Pick<Context, 'database' | 'files' | 'jobs' | 'log' | 'publicUrl' | 'now'>

/** After this many failed checks in a row the admins get a mail. */
const MAILED_AFTER = 3
const NOTHING = 'O endereço respondeu, mas não havia nada que este conjunto de dados possa usar.'
const UNFINISHED = 'A importação não chegou ao fim.'

/** Processes the finished imports of connections: a bad file counts as a failure of its source. */
export async function settleRuns(context: SettleContext, connectionId?: string): Promise<void> {
  const endings = await context.database
    .selectFrom('connections as c')
    .innerJoin('import_runs as r', 'r.id', 'c.open_run_id')
    .select([
      'c.id',
      'c.title',
      'c.dataset_id',
      'r.id as runId',
      'r.file_id',
      'r.status',
      'r.error',
      'r.read',
      'r.rejected',
    ])
    .where('r.status', 'not in', ['waiting', 'running'])
    .$if(connectionId !== undefined, (query) => query.where('c.id', '=', connectionId!))
    .execute()
  for (const ended of endings) {
    const { id, runId, file_id, status, error, read, rejected } = ended
    const differences = status === 'done' && file_id !== null ? await compare(context, ended, file_id) : null
    await context.database.transaction().execute(async (transaction) => {
      const connection = await lockConnection(transaction, id)
      // Another process may have been faster.
      if (connection?.open_run_id !== runId) return
      // Error pages can have status 200 too, so an import without any usable row is not a success.
      const useless = status === 'done' && read === rejected ? NOTHING : null
      if (status === 'done' && useless === null)
        await set(transaction, id, {
          open_run_id: null,
          failures: 0,
          last_error: null,
          fresh_at: context.now(),
          ...(differences && { differences: sql`${JSON.stringify(renewed(connection, differences))}::jsonb` }),
        })
      else if (status === 'cancelled') await set(transaction, id, { open_run_id: null, last_outcome: 'stopped' })
      else await countFailure(transaction, context, connection, useless ?? error ?? UNFINISHED)
    })
  }
}

interface Compared {
  readonly checks: readonly Check[]
  readonly found: readonly Difference[]
}

/** How the provider's own tables differ from ours, now that its matches are written; null if it has none. */
async function compare(
  context: SettleContext,
  connection: Pick<Selectable<Connections>, 'id' | 'title' | 'dataset_id'>,
  fileId: string,
): Promise<Compared | null> {
  const { files, database, log } = context
  const { dataset_id: dataset } = connection
  const connector = findConnector(dataset)
  if (!connector) return null
  try {
    const content = await files.imports.read(fileId)
    if (!content) return null
    const { checks, matches } = readSyncOf(connector, fileId, content.toString('utf8'))
    await applyLater(context, connection, matches, context.now())
    if (checks.length === 0) return null
    return { checks, found: await findDifferences(database, dataset, checks) }
  } catch (error) {
    // The data is written; only its check could not be made.
    log.warn({ err: error, dataset }, 'comparing standings')
    return null
  }
}

/** Replaces what was compared again and keeps the rest, because a sync does not request every table. */
function renewed({ differences }: Selectable<Connections>, { checks, found }: Compared): Difference[] {
  const isAgain = ({ kind, competition, edition }: Difference) =>
    checks.some((check) => check.kind === kind && check.competition === competition && check.edition === edition)
  return [...(differences as unknown as Difference[]).filter((each) => !isAgain(each)), ...found]
}

/** A check or its import failed: the next one waits longer, and after three in a row the admins get a mail. */
export async function countFailure(
  transaction: Transaction<DB>,
  context: SettleContext,
  connection: Selectable<Connections>,
  error: string,
): Promise<void> {
  const now = context.now()
  const failures = connection.failures + 1
  await set(transaction, connection.id, {
    open_run_id: null,
    failures,
    last_outcome: 'failed',
    last_checked_at: now,
    last_error: error,
    next_check_at: nextCheckAt(now, connection.every_minutes, failures, Math.random()),
  })
  if (failures === MAILED_AFTER) await mailAdmins(transaction, context, connection, error)
}

/** Queues a check that starts as soon as a process is free. */
export async function enqueueCheck(transaction: Transaction<DB>, { jobs }: Pick<Context, 'jobs'>, id: string) {
  await transaction
    .updateTable('connections')
    .set({ queued_at: sql`now()`, stop_asked: false })
    .where('id', '=', id)
    .execute()
  await jobs.enqueue(transaction, 'connections.check', { connectionId: id })
}

export function lockConnection(transaction: Transaction<DB>, id: string): Promise<Selectable<Connections> | undefined> {
  return transaction.selectFrom('connections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

async function set(transaction: Transaction<DB>, id: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  await transaction
    .updateTable('connections')
    .set({ ...values, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

async function mailAdmins(
  transaction: Transaction<DB>,
  { jobs, publicUrl }: SettleContext,
  { title, address }: Selectable<Connections>,
  error: string,
): Promise<void> {
  const admins = await transaction
    .selectFrom('users')
    .select(['name', 'email'])
    .where('admin', '=', true)
    .where('blocked_at', 'is', null)
    .execute()
  for (const { name, email } of admins) {
    const body = [
      `Olá, ${name}.`,
      `A fonte “${title}” (${address}) falhou ${MAILED_AFTER} vezes seguidas. O que ela trouxe antes continua no ar, mas não se atualiza.`,
      `O que ela respondeu por último: ${error}`,
      `Continuamos tentando, com pausas maiores. Os detalhes estão em ${publicUrl}/settings?aba=fontes.`,
      'Meio-Campo',
    ].join('\n\n')
    await queueMail(transaction, jobs, { to: email, subject: `A fonte “${title}” está falhando`, body })
  }
}
