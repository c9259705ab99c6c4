import type { Edit } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import pg from 'pg'
import type { Context } from '../../../platform/context.ts'
import type { DB } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { closeEdit, openEdit } from './edit.ts'
import { keptTables } from './kept-tables.ts'
import { getEdit } from './queries.ts'

/**
 * Takes back the events of a match the way its desk does. False where the edit has nothing that the desk can take back;
 * its rows are then undone like those of any other edit.
 */
export type UndoAtDesk = (transaction: Transaction<DB>, caller: Caller, editId: string, now: Date) => Promise<boolean>

/** Undoes a whole edit or nothing. The undo is an edit too, so it can be undone as well. */
export async function undoEdit(
  context: Context,
  caller: Caller,
  id: string,
  undoAtDesk: UndoAtDesk = async () => false,
): Promise<Edit> {
  try {
    return await context.database
      .transaction()
      .execute((transaction) => undoIn(transaction, caller, id, undoAtDesk, context.now()))
  } catch (error) {
    // A later row references one that would be deleted, or has the key of one that would come back.
    if (error instanceof pg.DatabaseError && error.code?.startsWith('23')) {
      throw new AppError('changed_since', { info: `${CHANGED} ${whatStands(error)}`, cause: error })
    }
    throw error
  }
}

const CHANGED = 'Não dá para desfazer sem perder o que veio depois.'

function whatStands({ table = '' }: pg.DatabaseError): string {
  const { many } = keptTables[table] ?? { many: 'outros registros' }
  return `Há ${many} que dependem desta mudança: desfaça ou mude isso antes.`
}

async function undoIn(
  transaction: Transaction<DB>,
  caller: Caller,
  id: string,
  undoAtDesk: UndoAtDesk,
  now: Date,
): Promise<Edit> {
  const edit = await transaction.selectFrom('edits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!edit) throw new AppError('not_found')
  if (edit.undone_by !== null) throw new AppError('already_undone')
  const summary = `desfez: ${edit.summary}`
  const undo = await openEdit(transaction, caller, { kind: 'undo', summary, undoes: id })
  const atDesk = (await isOfDesk(transaction, id)) && (await undoAtDesk(transaction, caller, id, now))
  if (!atDesk) await undoRows(transaction, id, undo)
  await transaction.updateTable('edits').set({ undone_by: undo }).where('id', '=', id).execute()
  // Undoing an undo makes the original edit valid again.
  if (edit.undoes !== null) {
    await transaction.updateTable('edits').set({ undone_by: null }).where('id', '=', edit.undoes).execute()
  }
  await closeEdit(transaction, caller, undo, summary)
  return getEdit(transaction, undo)
}

/** Whether the edit, or the one that it undoes, was made at the desk. */
async function isOfDesk(transaction: Transaction<DB>, id: string): Promise<boolean> {
  const { rows } = await sql<{ kind: string }>`
    with recursive chain as (
      select kind, undoes from edits where id = ${id}
      union all select e.kind, e.undoes from edits as e join chain on e.id = chain.undoes)
    select kind from chain where kind <> 'undo'`.execute(transaction)
  return rows[0]?.kind === 'desk'
}

async function undoRows(transaction: Transaction<DB>, id: string, undo: string): Promise<void> {
  const tables = await listTables(transaction, id)
  for (const table of tables) await refuseChangedSince(transaction, id, table)
  for (const run of await listRuns(transaction, id)) {
    const table = tables.find(({ name }) => name === run.table_name)!
    await UNDO[run.operation](transaction, id, table, run)
  }
  await refuseLosses(transaction, id, undo)
}

interface Table {
  readonly name: string
  readonly keys: readonly string[]
  /** All that can be written. */
  readonly columns: readonly string[]
}

/** The tables that an edit touched, as the database has them now: an edit must outlive a migration. */
async function listTables(transaction: Transaction<DB>, id: string): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select touched.table_name as name, touched.keys, (
      select array_agg(attname::text order by attnum) from pg_attribute
      where attrelid = touched.table_name::regclass and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from (
      select distinct on (table_name) table_name, array(select jsonb_object_keys(row_key)) as keys
      from edit_rows where edit_id = ${id}) as touched`.execute(transaction)
  return rows
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

const sameKey = ({ keys }: Table, one: string, other: string): RawBuilder<unknown> =>
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

/** The condition of the partial index on rows, which leaves out rows that an import created. */
const INDEXED = sql`(later.operation <> 'created' or later.after is not null)`

/** Refuses to undo rows that a later edit has changed: that edit must be undone first. */
async function refuseChangedSince(transaction: Transaction<DB>, id: string, table: Table): Promise<void> {
  const { rows } = await sql<{ row_key: Record<string, string>; by: string | null }>`
    with net as (
      select r.row_key, max(r.place) as last, (array_agg(r.operation order by r.place))[1] as first_operation,
        (array_agg(r.operation order by r.place desc))[1] as last_operation,
        -- Of a column that was changed twice the last value stays.
        jsonb_object_agg(c.key, c.value order by r.place) filter (where c.key is not null) as changed
      from edit_rows as r
      left join lateral jsonb_each(case r.operation when 'changed' then r.after end) as c on true
      where r.edit_id = ${id} and r.table_name = ${table.name}
      group by r.row_key),
    held as (
      select net.*, (t.${sql.ref(table.keys[0]!)} is not null) as there, to_jsonb(t) as now
      from net
      cross join lateral jsonb_populate_record(null::${sql.table(table.name)}, net.row_key) as k
      left join ${sql.table(table.name)} as t on ${sameKey(table, 't', 'k')})
    select held.row_key, (
      select e.actor_name from edit_rows as later join edits as e on e.id = later.edit_id
      where later.table_name = ${table.name} and later.row_key = held.row_key and later.place > held.last
        and ${INDEXED}
        and e.undone_by is null and e.undoes is null
      order by later.place desc limit 1) as by
    from held
    where (held.last_operation <> 'removed') <> held.there and not (held.first_operation = 'created' and not held.there)
      or held.there and held.changed is distinct from (
        select jsonb_object_agg(key, held.now -> key) from jsonb_object_keys(held.changed) as key)
      or held.first_operation = 'created' and exists (
        select 1 from edit_rows as later join edits as e on e.id = later.edit_id
        where later.table_name = ${table.name} and later.row_key = held.row_key and later.place > held.last
          and ${INDEXED} and e.undone_by is null and e.undoes is null)
    limit 1`.execute(transaction)
  const [row] = rows
  if (!row || !(table.name in keptTables)) return
  const which = `${keptTables[table.name]!.one} ${Object.values(row.row_key).join(' · ')}`
  throw new AppError('changed_since', {
    info: `Isto mudou de novo depois${row.by ? `, por ${row.by}` : ''}: ${which}. Desfaça antes a mudança mais nova.`,
  })
}

/** Parts of matches that an import created: it recorded no key of them, and no later edit has changed them. */
const ownParts = (id: string, undo: string) => sql`(
      select gone.table_name, gone.row_key
      from edit_rows as gone
      where gone.edit_id = ${undo} and gone.operation = 'removed' and gone.before ->> 'match_id' in (
        select row_key ->> 'id' from edit_rows
        where edit_id = ${id} and table_name = 'matches' and operation = 'created' and after is null)
      except
      select later.table_name, later.row_key
      from edit_rows as later join edits on edits.id = later.edit_id
      where later.edit_id > ${id} and later.edit_id <> ${undo} and edits.undone_by is null and edits.undoes is null)`

/** Refuses an undo whose cascades would delete rows that the edit did not create. */
async function refuseLosses(transaction: Transaction<DB>, id: string, undo: string): Promise<void> {
  const { rows } = await sql<{ table_name: string; lost: number }>`
    select table_name, count(*)::integer as lost
    from (
      select table_name, row_key from edit_rows
      where edit_id = ${undo} and operation = 'removed' and table_name = any (${Object.keys(keptTables)}::text[])
      except
      select table_name, row_key from edit_rows where edit_id = ${id}
      except
      ${ownParts(id, undo)}) as gone
    group by table_name`.execute(transaction)
  if (rows.length === 0) return
  const words = rows.map(({ table_name, lost }) => {
    const { one, many } = keptTables[table_name]!
    return `${lost} ${plural(lost, one, many)}`
  })
  throw new AppError('changed_since', { info: `${CHANGED} Iriam junto: ${words.join(', ')}.` })
}
