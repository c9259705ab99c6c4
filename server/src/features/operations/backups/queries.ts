import { basename } from 'node:path'
import type { BackupRun, BackupState } from '@meio-campo/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { BackupRuns } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { getBackupState } from './backup-alert.ts'
import { listStored } from './backup-folder.ts'
import { backupFolder } from './backup-name.ts'

type Run = Selectable<BackupRuns>

/** What there is of backups, and what is being done with them, for the tab of the system. */
export async function getBackups({
  config,
  database,
  now,
}: Pick<Context, 'config' | 'database' | 'now'>): Promise<BackupState> {
  // Before the runs: a restore that ends between the two reads must not appear both under way and done.
  const lastRestore = await findLastRestore(database)
  const [state, stored, runs] = await Promise.all([
    getBackupState({ config, database, now }),
    listStored(config).catch(() => []),
    database.selectFrom('backup_runs').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute(),
  ])
  const current = runs.find(({ finished_at }) => finished_at === null)
  const last = runs.find(({ finished_at }) => finished_at !== null)
  return {
    ...state,
    folder: backupFolder(config),
    sealing: config.backupPassphrase !== null,
    current: current ? toRun(current) : null,
    lastFailed: last?.status === 'failed' ? toRun(last) : null,
    lastRestore,
    backups: stored.map(({ name, createdAt, kind, sealed, bytes }) => ({
      name,
      createdAt: createdAt.toISOString(),
      kind,
      sealed,
      bytes,
      ...verificationOf(name, runs),
    })),
  }
}

/** Of the newest proof of a backup that has ended. */
function verificationOf(name: string, runs: readonly Run[]) {
  const proof = runs.find(
    ({ kind, file, finished_at }) =>
      kind === 'verify' && finished_at !== null && file !== null && basename(file) === name,
  )
  return {
    verifiedAt: proof?.status === 'done' ? proof.finished_at!.toISOString() : null,
    verifyProblem: proof?.status === 'failed' ? (proof.error ?? 'A verificação parou antes do fim.') : null,
  }
}

async function findLastRestore(database: Database): Promise<BackupState['lastRestore']> {
  const row = await database.selectFrom('restores').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst()
  return row ? { at: row.at.toISOString(), backupAt: row.backup_at.toISOString(), keptAs: row.kept_schema } : null
}

function toRun({ id, kind, status, actor_name, created_at, finished_at, file, error }: Run): BackupRun {
  return {
    id,
    kind: kind as BackupRun['kind'],
    status: status as BackupRun['status'],
    actor: actor_name,
    createdAt: created_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
    name: file === null ? null : basename(file),
    error,
  }
}
