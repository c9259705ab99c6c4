import type { RowChange, RowCount } from '@meio-campo/contract'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { keptTables } from '../../curating/history/kept-tables.ts'
import { createRowWords } from '../../curating/history/row-words.ts'

/** What an import does to the database, row by row counted, with some rows to look at. */
export interface ImportSummary {
  readonly counts: readonly RowCount[]
  readonly samples: readonly RowChange[]
}

const SAMPLES = 3
/** The tables whose rows say something by themselves. */
const SHOWN = ['matches', 'teams', 'people', 'competitions', 'editions', 'stadiums']

type Operation = RowChange['operation']

interface Counted {
  readonly table_name: string
  readonly operation: Operation
  readonly rows: number
}

/** Read from what the edit has kept so far: in a rehearsal that is what would be. */
export async function summariseEdit(transaction: Transaction<DB>, editId: string): Promise<ImportSummary> {
  const chosen = await sql<Counted & { row_key: Record<string, string> }>`
    select table_name, operation, row_key
    from (
      select net.*, row_number() over (partition by table_name, operation order by row_key) as place
      from ${netRows(editId, SHOWN)} as net) as placed
    where place <= ${SAMPLES}`.execute(transaction)
  const samples: RowChange[] = []
  for (const table of SHOWN) {
    const own = chosen.rows.filter(({ table_name }) => table_name === table)
    if (own.length > 0) samples.push(...(await readSamples(transaction, editId, table, own)))
  }
  return { counts: countsOf(await countRows(transaction, editId)), samples }
}

/** What became of each row in the end: one that was made and then changed is new. */
function netRows(editId: string, tables: readonly string[]) {
  return sql`(
    select table_name, row_key, case
        when bool_or(operation = 'created') and not bool_or(operation = 'removed') then 'created'
        when bool_or(operation = 'removed') and not bool_or(operation = 'created') then 'removed'
        else 'changed' end as operation
    from edit_rows where edit_id = ${editId} and table_name = any (${tables}::text[])
    group by table_name, row_key)`
}

/** Most tables of a large import only grew: there every row stands once, and need not be looked at by its key. */
async function countRows(transaction: Transaction<DB>, editId: string): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select table_name, operation, count(*)::integer as rows from edit_rows
    where edit_id = ${editId} and table_name = any (${Object.keys(keptTables)}::text[])
    group by 1, 2`.execute(transaction)
  const tables = Map.groupBy(rows, ({ table_name }) => table_name)
  const grown = [...tables.values()].filter((own) => own.every(({ operation }) => operation === 'created')).flat()
  const others = [...tables.keys()].filter((table) => !grown.some(({ table_name }) => table_name === table))
  const net = await sql<Counted>`
    select table_name, operation, count(*)::integer as rows from ${netRows(editId, others)} as net group by 1, 2`.execute(
    transaction,
  )
  return [...grown, ...net.rows]
}

function countsOf(rows: readonly Counted[]): RowCount[] {
  return Object.entries(keptTables).flatMap(([table, { many }]) => {
    const own = new Map(rows.filter(({ table_name }) => table_name === table).map((row) => [row.operation, row.rows]))
    if (own.size === 0) return []
    const of = (operation: Operation) => own.get(operation) ?? 0
    return [{ kind: table, label: many, created: of('created'), changed: of('changed'), removed: of('removed') }]
  })
}

/** Of what is new the row as it is now, of what changed the two ends. */
async function readSamples(
  transaction: Transaction<DB>,
  editId: string,
  table: string,
  rows: readonly { readonly operation: Operation; readonly row_key: Record<string, string> }[],
): Promise<RowChange[]> {
  const ids = rows.map(({ row_key }) => row_key['id']!)
  const kept = await sql<{ id: string; now: Record<string, unknown> | null; before: object; after: object }>`
    select wanted.id, to_jsonb(t) as now, ends.before, ends.after
    from unnest(${ids}::text[]) as wanted (id)
    left join ${sql.table(table)} as t on t.id = wanted.id
    cross join lateral (
      select coalesce(jsonb_object_agg(c.key, c.value order by r.place desc) filter (where c.key is not null), '{}') as before,
        coalesce(jsonb_object_agg(c.key, r.after -> c.key order by r.place) filter (where c.key is not null), '{}') as after
      from edit_rows as r left join lateral jsonb_each(r.before) as c on r.operation <> 'created'
      where r.edit_id = ${editId} and r.table_name = ${table} and r.row_key = jsonb_build_object('id', wanted.id)) as ends`.execute(
    transaction,
  )
  const byId = new Map(kept.rows.map((row) => [row.id, row]))
  const stated = rows.map(({ operation, row_key }) => {
    const id = row_key['id']!
    const { now, before, after } = byId.get(id)!
    const ends = operation === 'created' ? { before: null, after: now } : { before, after }
    const subjects = [`${keptTables[table]!.kind}:${id}`]
    return { edit_id: editId, place: '0', table_name: table, row_key, operation, subjects, ...ends }
  })
  return stated.map(await createRowWords(transaction, stated))
}
