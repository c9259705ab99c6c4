import type { BulkKind } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { findNames } from '../record-tables/references.ts'
import { recordTables } from '../record-tables/tables.ts'

/** The names of the chosen records; a record that was deleted meanwhile has its last name. */
export async function nameChosen(
  transaction: Transaction<DB>,
  kind: BulkKind,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const names = await findNames(
    transaction,
    ids.map((id) => ({ kind, id })),
  )
  const gone = ids.filter((id) => !names.has(`${kind}:${id}`))
  const former = gone.length === 0 ? new Map<string, string>() : await findFormer(transaction, recordTables[kind], gone)
  return (id) => names.get(`${kind}:${id}`) ?? former.get(id) ?? id
}

async function findFormer(
  transaction: Transaction<DB>,
  table: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct on (id) id, before ->> 'name' as name
    from unnest(${ids}::text[]) as id
    join edit_rows on table_name = ${table} and row_key = jsonb_build_object('id', id)
    where operation = 'removed' and (operation <> 'created' or after is not null)
    order by id, place desc`.execute(transaction)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
