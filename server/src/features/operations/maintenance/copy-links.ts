import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { selectRows, type CleanTable } from './clean-sets.ts'

/** A column outside of a set that is set to null when the row it refers to is removed. */
interface Link {
  readonly table: string
  readonly column: string
  readonly named: string
  readonly keys: readonly string[]
}

/** Links are stored among the copy's rows under this name, which no table has. */
const placeOf = ({ table, column }: Link) => `${table}.${column}`

/** Every foreign key on the set's tables whose rule is `on delete set null`. */
async function listLinks(transaction: Transaction<DB>, set: readonly CleanTable[]): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select conrelid::regclass::text as table, attname::text as column, confrelid::regclass::text as named, (
      select array_agg(k.attname::text order by k.attnum)
      from pg_index as i join pg_attribute as k on k.attrelid = i.indrelid and k.attnum = any (i.indkey)
      where i.indrelid = conrelid and i.indisprimary) as keys
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confdeltype = 'n' and cardinality(conkey) = 1
      and confrelid = any (${set.map(({ table }) => table)}::regclass[])
    order by 1, 2`.execute(transaction)
  return rows
}

/** Stores the links that the removal of the set's rows will clear, so that a restore can set them again. */
export async function copyLinks(
  transaction: Transaction<DB>,
  copyId: string,
  set: readonly CleanTable[],
): Promise<void> {
  for (const link of await listLinks(transaction, set)) {
    const member = set.find(({ table }) => table === link.named)!
    await sql`
      insert into copy_rows (copy_id, table_name, row_data)
      select ${copyId}, ${placeOf(link)}, to_jsonb(holder)
      from (select ${columns(link)} from ${sql.table(link.table)}) as holder
      where holder.${sql.ref(link.column)} in (select r.id ${selectRows(set, member)})`.execute(transaction)
  }
}

/** Sets the links again where the row still exists and its column is still empty. */
export async function restoreLinks(
  transaction: Transaction<DB>,
  copyId: string,
  set: readonly CleanTable[],
): Promise<void> {
  for (const link of await listLinks(transaction, set)) {
    const column = sql.ref(link.column)
    const same = link.keys.map((key) => sql`holder.${sql.ref(key)} = r.${sql.ref(key)}`)
    await sql`
      update ${sql.table(link.table)} as holder
      set ${column} = r.${column}
      from copy_rows as c, jsonb_populate_record(null::${sql.table(link.table)}, c.row_data) as r
      where c.copy_id = ${copyId} and c.table_name = ${placeOf(link)} and holder.${column} is null
        and ${sql.join(same, sql` and `)}`.execute(transaction)
  }
}

const columns = ({ keys, column }: Link) => sql.join([...keys, column].map((name) => sql.ref(name)))
