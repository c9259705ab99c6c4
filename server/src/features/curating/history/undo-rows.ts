import { sql, type RawBuilder, type Transaction } from 'kysely'
import { withNameTables } from '../../../database/name-tables.ts'
import type { DB } from '../../../database/types.gen.ts'
import { keptTables } from './kept-tables.ts'

/** Reverts the rows of an edit. `undo-conflicts.ts` checks whether that would lose later changes. */
export async function playBackwards(transaction: Transaction<DB>, id: string): Promise<void> {
  const tables = await listTables(transaction, id)
  for (const run of await listRuns(transaction, id)) {
    const table = tables.find(({ name }) => name === run.table_name)!
    await UNDO[run.operation](transaction, id, table, run)
  }
}

const MANY_ROWS = 4000

/**
 * Right after an import the database's statistics may still describe empty tables, and it would scan a whole table for
 * each row of an edit. A few rows are found quickly whatever the plan.
 */
export async function renewStatistics(transaction: Transaction<DB>, id: string): Promise<void> {
  const { rows: touched } = await sql<{ name: string; rows: number }>`
    select table_name as name, count(*)::int as rows from edit_rows where edit_id = ${id} group by table_name`.execute(
    transaction,
  )
  if (touched.reduce((sum, { rows }) => sum + rows, 0) < MANY_ROWS) return
  const tables = ['edit_rows', ...withNameTables(touched.map(({ name }) => name))].map((name) => sql.table(name))
  await sql`analyze ${sql.join(tables)}`.execute(transaction)
}

/** A table that an edit touched. */
export interface Table {
  readonly name: string
  readonly keys: readonly string[]
  /** All columns that can be written. */
  readonly columns: readonly string[]
}

/** The tables that an edit touched, with their present columns: an edit must remain undoable after a migration. */
export async function listTables(transaction: Transaction<DB>, id: string): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select touched.table_name as name, touched.keys, (
      select array_agg(attname::text order by attnum) from pg_attribute
      where attrelid = touched.table_name::regclass and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from (
      select distinct on (table_name) table_name, array(select jsonb_object_keys(row_key)) as keys
      from edit_rows where edit_id = ${id}) as touched`.execute(transaction)
  return rows
}

/**
 * Waits for transactions that are writing a row of the edit and blocks later ones, so that what is read of the rows
 * holds until the undo ends. Records come before their parts and names, as in every write, to avoid deadlocks.
 */
export async function lockRows(transaction: Transaction<DB>, id: string): Promise<void> {
  const tables = await listTables(transaction, id)
  for (const table of tables.toSorted((one, other) => depth(one.name) - depth(other.name)))
    await sql`
      with held as materialized (
        select 1 from edit_rows as r
        cross join lateral jsonb_populate_record(null::${sql.table(table.name)}, r.row_key) as k
        join ${sql.table(table.name)} as t on ${sameKey(table, 't', 'k')}
        where r.edit_id = ${id} and r.table_name = ${table.name}
        order by ${list(table.keys, 't')} for update of t)
      select count(*) from held`.execute(transaction)
}

interface Run {
  readonly table_name: string
  readonly operation: 'created' | 'changed' | 'removed'
  readonly statement: string
  readonly from: string
  readonly to: string
}

const TABLES = Object.keys(keptTables)
/** Names, sources and redirects reference records: they are restored after them and deleted before them. */
const depth = (table: string): number => (TABLES.includes(table) ? TABLES.indexOf(table) : TABLES.length)

/** Deleted rows are restored before the references to them; created rows are deleted after those references. */
const ORDER = { removed: 1, changed: 2, created: 3 } as const
/** A row whose key changed comes first, because it frees the key of another. */
const ROOM_FIRST = 0

/** The rows of each statement, the last statement first. */
async function listRuns(transaction: Transaction<DB>, id: string): Promise<Run[]> {
  const { rows } = await sql<Run>`
    select table_name, operation, statement::text, min(place) as "from", max(place) as "to"
    from edit_rows where edit_id = ${id}
    group by statement, table_name, operation
    order by statement desc`.execute(transaction)
  return [...Map.groupBy(rows, ({ statement }) => statement).values()].flatMap((together) => {
    const rekeyed = (run: Run) =>
      run.operation === 'created' &&
      together.some(({ table_name, operation }) => table_name === run.table_name && operation === 'removed')
    const order = (run: Run) => (rekeyed(run) ? ROOM_FIRST : ORDER[run.operation])
    return together.toSorted(
      (a, b) =>
        order(a) - order(b) || (depth(a.table_name) - depth(b.table_name)) * (a.operation === 'created' ? -1 : 1),
    )
  })
}

const rowsOf = (id: string, { table_name, operation, statement, from, to }: Run): RawBuilder<unknown> => sql`
  r.edit_id = ${id} and r.place between ${from} and ${to} and r.table_name = ${table_name}
  and r.operation = ${operation} and r.statement = ${statement}::timestamptz`

const list = (columns: readonly string[], of: string): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(`${of}.${column}`)))
const names = (columns: readonly string[]): RawBuilder<unknown> => sql.join(columns.map((column) => sql.ref(column)))

export const sameKey = ({ keys }: Table, one: string, other: string): RawBuilder<unknown> =>
  sql.join(
    keys.map((key) => sql`${sql.ref(`${one}.${key}`)} = ${sql.ref(`${other}.${key}`)}`),
    sql` and `,
  )

type Undo = (transaction: Transaction<DB>, id: string, table: Table, run: Run) => Promise<unknown>

const UNDO: Readonly<Record<Run['operation'], Undo>> = {
  created: (transaction, id, table, run) =>
    sql`
      delete from ${sql.table(table.name)} as t
      using edit_rows as r, jsonb_populate_record(null::${sql.table(table.name)}, r.row_key) as k
      where ${rowsOf(id, run)} and ${sameKey(table, 't', 'k')}`.execute(transaction),

  /** A trigger may have restored the row already, such as a record's name among its aliases. */
  removed: (transaction, id, table, run) => {
    const rest = table.columns.filter((column) => !table.keys.includes(column))
    const again =
      table.name === 'aliases' || rest.length === 0
        ? sql`do nothing`
        : sql`(${names(table.keys)}) do update set ${sql.join(
            rest.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
          )}`
    return sql`
      insert into ${sql.table(table.name)} (${names(table.columns)}) overriding system value
      select ${list(table.columns, 'b')}
      from edit_rows as r, jsonb_populate_record(null::${sql.table(table.name)}, r.before) as b
      where ${rowsOf(id, run)}
      order by r.place desc
      on conflict ${again}`.execute(transaction)
  },

  /** A column that was changed twice gets its first value back. */
  changed: (transaction, id, table, run) => {
    const others = table.columns.filter((column) => !table.keys.includes(column))
    return sql`
      update ${sql.table(table.name)} as t
      set ${sql.join(others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`b.${column}`)}`))}
      from (
        select row_key, jsonb_object_agg(key, value) as before
        from (
          select distinct on (r.row_key, c.key) r.row_key, c.key, c.value
          from edit_rows as r, jsonb_each(r.before) as c
          where ${rowsOf(id, run)}
          order by r.row_key, c.key, r.place) as first
        group by row_key) as r
      cross join lateral jsonb_populate_record(null::${sql.table(table.name)}, r.row_key) as k
      join ${sql.table(table.name)} as now on ${sameKey(table, 'now', 'k')}
      cross join lateral jsonb_populate_record(now, r.before) as b
      where ${sameKey(table, 't', 'k')}`.execute(transaction)
  },
}
