import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { keyOf, moveParents, type Named, type TableReference } from './rest-rows.ts'
import { listTables, sameKey, type Table } from './undo-rows.ts'

/** Moves the rows that break a constraint when they are undone. Other kinds of constraints move nothing. */
export async function moveBroken(
  transaction: Transaction<DB>,
  id: string,
  rest: string,
  references: readonly TableReference[],
  constraint: string,
): Promise<Named[]> {
  const reference = references.find(({ name }) => name === constraint)
  if (!reference) return moveTaken(transaction, id, rest, constraint)
  const touched = await listTables(transaction, id)
  const stillUsed = sql`
    select ${keyOf(reference, 't')} as key from ${sql.table(reference.child)} as t
    where ${keyOf(reference, 't')} in (
        select made.row_key from edit_rows as made
        where made.edit_id = ${id} and made.table_name = ${reference.parent} and made.operation = 'created')
      and not ${isOwn(
        id,
        touched.find(({ name }) => name === reference.child),
        't',
      )}`
  const used = await moveParents(transaction, id, rest, reference, stillUsed)
  // What comes back or changes back would refer to a record that is gone.
  const { rows: orphans } = await sql<Named>`
    update edit_rows as r set edit_id = ${rest}
    where r.edit_id = ${id} and r.table_name = ${reference.child} and r.row_key in (
      select b.row_key from edit_rows as b
      cross join lateral (select ${sql.join(
        reference.columns.map((column, at) => sql`b.before ->> ${column} as ${sql.ref(reference.targets[at]!)}`),
      )}) as p
      where b.edit_id = ${id} and b.table_name = ${reference.child} and b.before is not null
        and ${sql.join(
          reference.targets.map((target) => sql`${sql.ref(`p.${target}`)} is not null`),
          sql` and `,
        )}
        and not exists (select 1 from ${sql.table(reference.parent)} as t where ${sql.join(
          reference.targets.map((target) => sql`${sql.ref(`t.${target}`)}::text = ${sql.ref(`p.${target}`)}`),
          sql` and `,
        )})
        and not exists (
          select 1 from edit_rows as back
          where back.edit_id = ${id} and back.table_name = ${reference.parent} and back.operation = 'removed'
            and back.row_key @> to_jsonb(p)))
    returning r.table_name as "table", r.row_key as key`.execute(transaction)
  return [...used, ...orphans]
}

/** Whether the edit itself made or changed the row, so that undoing it takes the row out of the way. */
function isOwn(id: string, table: Table | undefined, row: string): RawBuilder<unknown> {
  if (!table) return sql`false`
  const key = table.keys.flatMap((name) => [sql`${name}::text`, sql.ref(`${row}.${name}`)])
  return sql`exists (
        select 1 from edit_rows as own
        where own.edit_id = ${id} and own.table_name = ${table.name}
          and own.row_key = jsonb_build_object(${sql.join(key)}))`
}

/** Moves the rows whose unique value another row has now. */
async function moveTaken(transaction: Transaction<DB>, id: string, rest: string, index: string): Promise<Named[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select i.indrelid::regclass::text as name,
      array(select a.attname::text from unnest(i.indkey::smallint[]) as k (number)
        join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = k.number) as columns
    from pg_index as i where i.indisunique and i.indexprs is null and i.indexrelid::regclass::text = ${index}`.execute(
    transaction,
  )
  const [unique] = rows
  const table = (await listTables(transaction, id)).find(({ name }) => name === unique?.name)
  if (!unique || !table) return []
  const same = sql.join(
    unique.columns.map((column) => sql`${sql.ref(`t.${column}`)} = ${sql.ref(`w.${column}`)}`),
    sql` and `,
  )
  const taken = await sql<Named>`
      update edit_rows as r set edit_id = ${rest}
      where r.edit_id = ${id} and r.table_name = ${table.name} and r.row_key in (
        select b.row_key
        from edit_rows as b
        cross join lateral jsonb_populate_record(null::${sql.table(table.name)}, b.row_key) as k
        left join ${sql.table(table.name)} as now on ${sameKey(table, 'now', 'k')}
        cross join lateral jsonb_populate_record(now, b.before) as w
        join ${sql.table(table.name)} as t on ${same} and not (${sameKey(table, 't', 'k')})
        where b.edit_id = ${id} and b.table_name = ${table.name} and b.before is not null
          and not ${isOwn(id, table, 't')})
      returning r.table_name as "table", r.row_key as key`.execute(transaction)
  return taken.rows
}
