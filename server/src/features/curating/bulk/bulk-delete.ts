import type { BulkError, BulkOutcome } from '@meio-campo/contract'
import type { BulkKind } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { recordTables } from '../record-tables/tables.ts'
import { listDependents } from '../records/dependents.ts'
import { inUseWords } from '../records/service.ts'
import { nameChosen } from './chosen-names.ts'

export const SHOWN_ROWS = 100

/** Deletes the records that nothing depends on, and says of the others what does. */
export async function removeAll(
  transaction: Transaction<DB>,
  kind: BulkKind,
  ids: readonly string[],
): Promise<Omit<BulkOutcome, 'edit'>> {
  const table = recordTables[kind]
  // Held, so that nothing new can point to them, and always in the same order.
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id = any (${ids}::text[]) order by id for update`.execute(transaction)
  const known = new Set(rows.map(({ id }) => id))
  const nameOf = await nameChosen(transaction, kind, ids)
  const named = (id: string) => ({ id, name: nameOf(id) })
  const errors: BulkError[] = []
  const gone: string[] = []
  for (const id of ids) {
    const blocking = known.has(id)
      ? (await listDependents(transaction, table, id)).filter(({ fate }) => fate === 'blocks')
      : []
    if (!known.has(id)) errors.push({ ...named(id), field: '', message: 'Não existe mais.' })
    else if (blocking.length > 0) errors.push({ ...named(id), field: '', message: inUseWords(blocking) })
    else gone.push(id)
  }
  await sql`delete from ${sql.table(table)} where id = any (${gone}::text[])`.execute(transaction)
  const removed = gone.slice(0, SHOWN_ROWS).map((id) => ({ ...named(id), fields: [] }))
  return { changed: gone.length, unchanged: 0, rows: removed, errors }
}
