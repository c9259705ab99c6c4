import { fork } from 'node:child_process'
import { sql } from 'kysely'
import { ADVISORY_LOCKS } from '../../../database/advisory-locks.ts'
import type { Queryable } from '../../../database/database.ts'
import type { Context } from '../../../platform/context.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import type { RestoreProcessOrder } from './restore-process.ts'
import type { Swap } from './swap.ts'

type RunContext = Pick<Context, 'config' | 'database' | 'address' | 'now' | 'log'>

/** A restore takes its lock within this time, or its process never came so far. */
const LOCKED_AFTER_MS = 120_000

/** Writes down that a restore begins; null where a backup, a proof or another restore is under way. */
export async function addRestoreRun(database: Queryable, file: string, actorName: string): Promise<string | null> {
  const id = randomId('bk')
  const added = await database
    .insertInto('backup_runs')
    .values({ id, kind: 'restore', status: 'running', actor_name: actorName, file })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n ? id : null
}

/**
 * Starts the restoring process. It is not a child that ends with its worker, because every worker is replaced when the
 * restore is done. A success is in the restored database (`restores`); a failure is written to the run in the database
 * in use.
 */
export function startRestore(
  { config, address, log }: RunContext,
  run: { readonly id: string; readonly file: string },
  actor: Swap['actor'],
): void {
  const child = fork(new URL('./restore-process.ts', import.meta.url), {
    detached: true,
    stdio: 'ignore',
    execArgv: [],
  })
  child.on('error', (error) => log.error({ err: error, runId: run.id }, 'the restore did not start'))
  child.send({ config, address, runId: run.id, path: run.file, actor } satisfies RestoreProcessOrder, () => {
    if (child.connected) child.disconnect()
  })
  child.unref()
}

/** A restore whose process was killed has changed nothing, and must not keep others waiting. */
export async function forgetDeadRestore({ database, now }: Pick<Context, 'database' | 'now'>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.backups}) as free`.execute(transaction)
    if (!rows[0]!.free) return
    await transaction
      .updateTable('backup_runs')
      .set({ status: 'failed', finished_at: sql`now()`, error: 'A restauração parou antes do fim. Nada foi mudado.' })
      .where('kind', '=', 'restore')
      .where('status', '=', 'running')
      .where('created_at', '<', new Date(now().getTime() - LOCKED_AFTER_MS))
      .execute()
  })
}
