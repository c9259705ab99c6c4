import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { DumpBatch } from './dump-rows.ts'
import { BOOKKEEPING } from './table-shape.ts'

export interface RowOutcomes {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
}

/** New rows as they are, with their versions and times; known ones only where they say something else. */
export async function writeRows(transaction: Transaction<DB>, batch: DumpBatch): Promise<RowOutcomes> {
  const { key, numbered } = batch.shape
  const json = jsonOf(batch)
  if (numbered && batch.columns.includes('id')) await leaveNumbers(transaction, batch, json)
  const made = key.length === 0 ? await addMissing(transaction, batch, json) : await upsert(transaction, batch, json)
  const created = made.filter((each) => each.created).length
  return { created, updated: made.length - created, unchanged: batch.rows.length - made.length }
}

export function jsonOf({ columns, rows }: DumpBatch): string {
  // Only names of columns come this far, so that no row can carry a key with a meaning of its own.
  return JSON.stringify(rows.map(({ values }) => Object.fromEntries(columns.map((name, at) => [name, values[at]]))))
}

type Made = readonly { readonly created: boolean }[]

async function upsert(transaction: Transaction<DB>, batch: DumpBatch, json: string): Promise<Made> {
  const { shape, columns } = batch
  const said = columns.filter((column) => !shape.key.includes(column) && !BOOKKEEPING.has(column))
  const again =
    said.length === 0
      ? sql`do nothing`
      : sql`do update set ${sql.join(said.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
          where (${names(said, 't')}) is distinct from (${names(said, 'excluded')})`
  const { rows } = await sql<{ created: boolean }>`
    insert into ${sql.table(shape.table)} as t (${names(columns)}) overriding system value
    select ${selected(batch)} from json_populate_recordset(null::${sql.table(shape.table)}, ${json}::json) as r
    on conflict (${names(shape.key)}) ${again}
    returning (t.xmax = 0) as created`.execute(transaction)
  return rows
}

/** For what has no key but its number: a row that is equal in everything else is there already. */
async function addMissing(transaction: Transaction<DB>, batch: DumpBatch, json: string): Promise<Made> {
  const { shape, columns } = batch
  const said = columns.filter((column) => !BOOKKEEPING.has(column))
  const { rows } = await sql<{ created: boolean }>`
    insert into ${sql.table(shape.table)} (${names(columns)}) overriding system value
    select ${selected(batch)} from json_populate_recordset(null::${sql.table(shape.table)}, ${json}::json) as r
    where not exists (
      select 1 from ${sql.table(shape.table)} as t where (${names(said, 't')}) is not distinct from (${names(said, 'r')}))
    returning true as created`.execute(transaction)
  return rows
}

/** A number that is taken here is replaced by the next free one. */
function selected({ shape, columns }: DumpBatch): RawBuilder<unknown> {
  const table = sql.table(shape.table)
  return sql.join(
    columns.map((column) =>
      shape.numbered && column === 'id'
        ? sql`case when r.id is null or exists (select 1 from ${table} as t where t.id = r.id)
            then nextval(pg_get_serial_sequence(${shape.table}, 'id')) else r.id end`
        : sql.ref(`r.${column}`),
    ),
  )
}

/** The numbers of these rows are not given out again. */
async function leaveNumbers(transaction: Transaction<DB>, { shape }: DumpBatch, json: string): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(${shape.table}, 'id'), greatest(
      nextval(pg_get_serial_sequence(${shape.table}, 'id')),
      (select max(r.id) from json_populate_recordset(null::${sql.table(shape.table)}, ${json}::json) as r)))`.execute(
    transaction,
  )
}

function names(columns: readonly string[], of?: string): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(of === undefined ? column : `${of}.${column}`)))
}
