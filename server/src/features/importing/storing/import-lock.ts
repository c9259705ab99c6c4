import { sql, type Transaction } from 'kysely'
import { ADVISORY_LOCKS } from '../../../database/advisory-locks.ts'
import type { DB } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'

/** An import remembers what it has read: what is decided meanwhile would be written over. */
export async function refuseWhileImporting(transaction: Transaction<DB>): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.imports}) as free`.execute(transaction)
  if (rows[0]?.free) return
  const info = 'Há uma importação em andamento. Espere ela terminar, ou cancele, e decida de novo.'
  throw new AppError('in_progress', { info, retryAfterSeconds: 10 })
}
