import type pg from 'pg'
import { ADVISORY_LOCKS } from '../../../database/advisory-locks.ts'
import { BackupError } from './backup-error.ts'

/** One backup or restore at a time, over all nodes; the lock ends with the connection at the latest. */
export async function lockBackups(client: pg.Client): Promise<void> {
  if (!(await tryLockBackups(client)))
    throw new BackupError('Já há uma cópia ou restauração em andamento. Espere que termine.')
}

/** A connection may hold the lock several times, and releases it as often. */
export async function tryLockBackups(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    ADVISORY_LOCKS.backups,
  ])
  return rows[0]!.taken
}

export async function unlockBackups(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.backups])
}
