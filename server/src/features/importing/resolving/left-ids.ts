import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

/** Ids that lead to another record since a join: a new record must not take one of them. */
export async function readLeftIds(
  transaction: Transaction<DB>,
  kind: 'team' | 'person' | 'stadium',
): Promise<readonly string[]> {
  const rows = await transaction.selectFrom('redirects').select('old_id').where('kind', '=', kind).execute()
  return rows.map(({ old_id }) => old_id)
}
