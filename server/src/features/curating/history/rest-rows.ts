import type { RecordKind } from '@meio-campo/contract/rules'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { recordTables } from '../record-tables/tables.ts'
import { keptTables } from './kept-tables.ts'
import type { Loss, RowKey } from './undo-conflicts.ts'
import { listTables, sameKey, type Table } from './undo-rows.ts'

/** A foreign key: rows of one table refer to rows of another by these columns. */
export interface TableReference {
  readonly name: string
  readonly child: string
  readonly parent: string
  readonly columns: readonly string[]
  readonly targets: readonly string[]
}

/** As the database has them now. Only the primary key of the parent counts: the history writes rows by it. */
export async function listReferences(transaction: Transaction<DB>): Promise<readonly TableReference[]> {
  const { rows } = await sql<TableReference>`
    select c.conname::text as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
      array_agg(own.attname::text order by k.place) as columns,
      array_agg(target.attname::text order by k.place) as targets
    from pg_constraint as c
    join pg_index as p on p.indrelid = c.confrelid and p.indisprimary
    cross join lateral unnest(c.conkey, c.confkey) with ordinality as k (own, target, place)
    join pg_attribute as own on own.attrelid = c.conrelid and own.attnum = k.own
    join pg_attribute as target on target.attrelid = c.confrelid and target.attnum = k.target
    where c.contype = 'f' and c.confrelid::regclass::text = any (${Object.keys(keptTables)}::text[])
      and k.target = any (p.indkey::smallint[])
    group by c.oid`.execute(transaction)
  return rows
}

export interface Named {
  readonly table: string
  readonly key: RowKey
}

/** Moves everything that the edit did to these rows to the edit of what stays. */
export async function moveRows(
  transaction: Transaction<DB>,
  id: string,
  rest: string,
  rows: readonly Named[],
): Promise<number> {
  return count(
    await sql`
      update edit_rows as r set edit_id = ${rest}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as stays ("table" text, key jsonb)
      where r.edit_id = ${id} and r.table_name = stays."table" and r.row_key = stays.key`.execute(transaction),
  )
}

const count = ({ numAffectedRows = 0n }: { readonly numAffectedRows?: bigint }): number => Number(numAffectedRows)

const KINDS = JSON.stringify(
  Object.fromEntries(Object.entries(keptTables).flatMap(([table, { kind }]) => (kind ? [[table, kind]] : []))),
)

/** The record to which a row of an edit belongs, as `match:…`: the parts of a match, and the names and sources of all. */
const recordOf = (r: string): RawBuilder<string> => sql<string>`case
  when ${sql.ref(`${r}.row_key`)} ? 'match_id' then 'match:' || (${sql.ref(`${r}.row_key`)} ->> 'match_id')
  when ${sql.ref(`${r}.table_name`)} = 'events' then 'match:' || coalesce(
    ${sql.ref(`${r}.before`)} ->> 'match_id', ${sql.ref(`${r}.after`)} ->> 'match_id',
    (select match_id from events where events.id = ${sql.ref(`${r}.row_key`)} ->> 'id'))
  when ${sql.ref(`${r}.row_key`)} ? 'record_id'
    then (${sql.ref(`${r}.row_key`)} ->> 'kind') || ':' || (${sql.ref(`${r}.row_key`)} ->> 'record_id')
  when ${sql.ref(`${r}.table_name`)} = 'stadium_names' then 'stadium:' || (${sql.ref(`${r}.row_key`)} ->> 'stadium_id')
  when ${sql.ref(`${r}.table_name`)} = 'team_rivals' then 'team:' || (${sql.ref(`${r}.row_key`)} ->> 'team_id')
  else (${KINDS}::jsonb ->> ${sql.ref(`${r}.table_name`)}) || ':' || (${sql.ref(`${r}.row_key`)} ->> 'id') end`

/** Moves what belongs to the records that stay: a line-up is not left half of one version and half of another. */
export async function moveOfRecords(transaction: Transaction<DB>, id: string, rest: string): Promise<number> {
  return count(
    await sql`
      update edit_rows as r set edit_id = ${rest}
      where r.edit_id = ${id} and ${recordOf('r')} in (
        select ${recordOf('s')} from edit_rows as s where s.edit_id = ${rest})`.execute(transaction),
  )
}

/** Import records no key of the parts of a match that it creates: they stay with their match. */
const partTables = ['events', 'lineups', 'lineup_players', 'match_officials', 'player_statistics']

/** Moves the rows that the edit created and that a row which stays refers to. */
export async function moveNeeded(
  transaction: Transaction<DB>,
  id: string,
  rest: string,
  references: readonly TableReference[],
): Promise<number> {
  const created = await createdTables(transaction, id)
  const staying = new Map((await listTables(transaction, rest)).map((table) => [table.name, table]))
  let total = 0
  for (const reference of references) {
    if (!created.has(reference.parent)) continue
    for (const keys of keysNeeded(reference, rest, staying))
      total += await countParents(transaction, id, rest, reference, keys)
  }
  return total
}

/** The keys that staying rows refer to: those of the rows themselves, and those of the parts of staying matches. */
function keysNeeded(
  reference: TableReference,
  rest: string,
  staying: ReadonlyMap<string, Table>,
): readonly RawBuilder<unknown>[] {
  const table = staying.get(reference.child)
  const ofRows =
    table &&
    sql`
      select ${keyOf(reference, 't')} as key
      from edit_rows as s
      cross join lateral jsonb_populate_record(null::${sql.table(table.name)}, s.row_key) as k
      join ${sql.table(table.name)} as t on ${sameKey(table, 't', 'k')}
      where s.edit_id = ${rest} and s.table_name = ${table.name}`
  const ofParts =
    partTables.includes(reference.child) &&
    staying.has('matches') &&
    sql`
      select ${keyOf(reference, 't')} as key
      from ${sql.table(reference.child)} as t
      join edit_rows as s on s.edit_id = ${rest} and s.table_name = 'matches' and s.operation = 'created'
        and s.row_key ->> 'id' = t.match_id`
  return [ofRows, ofParts].filter((keys) => keys !== undefined && keys !== false)
}

async function createdTables(transaction: Transaction<DB>, id: string): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .selectFrom('edit_rows')
    .select('table_name')
    .distinct()
    .where('edit_id', '=', id)
    .where('operation', '=', 'created')
    .execute()
  return new Set(rows.map(({ table_name }) => table_name))
}

/** The key of the row that a row refers to, as the history writes it. */
export const keyOf = ({ columns, targets }: TableReference, row: string): RawBuilder<unknown> =>
  sql`jsonb_build_object(${sql.join(targets.flatMap((target, at) => [sql`${target}::text`, sql.ref(`${row}.${columns[at]!}`)]))})`

export async function moveParents(
  transaction: Transaction<DB>,
  id: string,
  rest: string,
  { parent }: Pick<TableReference, 'parent'>,
  keys: RawBuilder<unknown>,
): Promise<Named[]> {
  const { rows } = await sql<Named>`
      update edit_rows as r set edit_id = ${rest}
      where r.edit_id = ${id} and r.table_name = ${parent} and r.row_key in (
        select c.row_key from edit_rows as c
        where c.edit_id = ${id} and c.table_name = ${parent} and c.operation = 'created'
          and c.row_key in (select key from (${keys}) as needed))
      returning r.table_name as "table", r.row_key as key`.execute(transaction)
  return rows
}

const countParents = async (...given: Parameters<typeof moveParents>): Promise<number> =>
  (await moveParents(...given)).length

/** Moves the rows that the edit created and that a lost row refers to; a part of a match may do so by another part. */
export async function moveLost(
  transaction: Transaction<DB>,
  id: string,
  rest: string,
  references: readonly TableReference[],
  losses: readonly Loss[],
): Promise<number> {
  const ofMatch = partTables.map((child) => ({ child, parent: 'matches', columns: ['match_id'], targets: ['id'] }))
  let total = 0
  for (const reference of [...references, ...ofMatch]) {
    const own = losses.filter(({ table }) => table === reference.child)
    if (own.length === 0) continue
    const keys = own.map(({ row }) =>
      Object.fromEntries(reference.targets.map((target, at) => [target, row[reference.columns[at]!]])),
    )
    const given = sql`select value as key from jsonb_array_elements(${JSON.stringify(keys)}::jsonb)`
    total += await countParents(transaction, id, rest, reference, given)
  }
  // A name belongs to its record without a foreign key.
  const named = losses.flatMap(({ table, row }): Named[] =>
    table === 'aliases'
      ? [{ table: recordTables[row['kind'] as RecordKind], key: { id: String(row['record_id']) } }]
      : [],
  )
  return total + (await moveRows(transaction, id, rest, named))
}
