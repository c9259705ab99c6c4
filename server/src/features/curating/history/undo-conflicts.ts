import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { keptTables } from './kept-tables.ts'
import { sameKey, type Table } from './undo-rows.ts'

export type RowKey = Readonly<Record<string, string | number>>

/** A row of an edit that a later edit has changed. */
export interface ChangedSince {
  readonly table: string
  readonly key: RowKey
  /** The newest edit that changed it; null where it was changed outside of the history. */
  readonly later: string | null
  /** A clean-up took it, and can give it back. */
  readonly cleaned: boolean
}

/** The keys of a table's rows that are in the copy of a clean-up which can still be undone. */
const cleanedKeys = ({ name, keys }: Table) => sql`
      select jsonb_build_object(${sql.join(keys.map((key) => sql`${sql.lit(key)}, c.row_data -> ${sql.lit(key)}`))})
      from copy_rows as c join copies on copies.id = c.copy_id
      where c.table_name = ${name} and copies.restored_at is null and copies.expires_at > now()`

/** The condition of the partial index on rows, which leaves out rows that an import created. */
const INDEXED = sql`(later.operation <> 'created' or later.after is not null)`

/** The rows of an edit in one table that were changed after it. */
export async function listChangedSince(
  transaction: Transaction<DB>,
  id: string,
  table: Table,
  most: number | null,
): Promise<ChangedSince[]> {
  if (!(table.name in keptTables)) return []
  const { rows } = await sql<{ row_key: RowKey; later: string | null; cleaned: boolean }>`
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
      left join ${sql.table(table.name)} as t on ${sameKey(table, 't', 'k')}),
    gone as (
      select row_key from held where not there and row_key in (${cleanedKeys(table)}))
    select held.row_key, held.row_key in (select row_key from gone) as cleaned, (
      select e.id from edit_rows as later join edits as e on e.id = later.edit_id
      where later.table_name = ${table.name} and later.row_key = held.row_key and later.place > held.last
        and ${INDEXED}
        and e.undone_by is null and e.undoes is null
      order by later.place desc limit 1) as later
    from held
    where (held.last_operation <> 'removed') <> held.there and not (held.first_operation = 'created' and not held.there)
      or held.there and held.changed is distinct from (
        select jsonb_object_agg(key, held.now -> key) from jsonb_object_keys(held.changed) as key)
      -- Made, or put in the place of another.
      or 'created' in (held.first_operation, held.last_operation) and exists (
        select 1 from edit_rows as later join edits as e on e.id = later.edit_id
        where later.table_name = ${table.name} and later.row_key = held.row_key and later.place > held.last
          and ${INDEXED} and e.undone_by is null and e.undoes is null)
      or held.row_key in (select row_key from gone)
    limit ${most}`.execute(transaction)
  return rows.map(({ row_key, later, cleaned }) => ({ table: table.name, key: row_key, later, cleaned }))
}

/** Another name that the edit gave to a record, and that a later edit took from it, as a merge does. */
export async function findNameTakenSince(
  transaction: Transaction<DB>,
  id: string,
): Promise<{ readonly alias: string; readonly summary: string } | null> {
  const { rows } = await sql<{ alias: string; summary: string }>`
    select r.after ->> 'alias' as alias, e.summary
    from edit_rows as r
    join edit_rows as later on later.table_name = r.table_name and later.row_key = r.row_key
      and later.operation = 'removed' and later.place > r.place
    join edits as e on e.id = later.edit_id and e.undone_by is null and e.undoes is null
    where r.edit_id = ${id} and r.table_name = 'aliases' and r.operation = 'created' and r.after is not null
      and later.edit_id <> ${id}
    order by later.place desc limit 1`.execute(transaction)
  return rows[0] ?? null
}

/** A row that the edit did not touch, and that the undo deleted by a cascade or took a reference from. */
export interface Loss {
  readonly table: string
  readonly key: RowKey
  readonly row: Readonly<Record<string, unknown>>
}

/**
 * Parts of matches that an import created, without those that a later edit changed; imports do not record the keys of
 * such parts. Order is by place, not by edit id: the rest of an edit undone in part has a newer id than its rows.
 */
const ownParts = (id: string, undo: string) => sql`(
      select gone.table_name, gone.row_key
      from edit_rows as gone
      where gone.edit_id = ${undo} and gone.operation = 'removed' and gone.before ->> 'match_id' in (
        select row_key ->> 'id' from edit_rows
        where edit_id = ${id} and table_name = 'matches' and operation = 'created' and after is null)
      except
      select later.table_name, later.row_key
      from edit_rows as later join edits on edits.id = later.edit_id
      where later.edit_id > (select coalesce(rest_of, id) from edits where id = ${id})
        and later.edit_id not in (${id}, ${undo})
        and later.place > (select max(place) from edit_rows where edit_id = ${id})
        and edits.undone_by is null and edits.undoes is null)`

/** Rows that lost the record they refer to, because the undo deleted it. */
const emptied = (undo: string) => sql`
      select r.table_name, r.row_key
      from edit_rows as r
      cross join lateral jsonb_each_text(r.before) as was
      join (select distinct row_key ->> 'id' as id from edit_rows where edit_id = ${undo} and operation = 'removed') as gone
        on gone.id = was.value
      where r.edit_id = ${undo} and r.operation = 'changed' and was.key like '%\\_id' and r.after ->> was.key is null`

/** Additional names from a later edit; most names are derived from the record itself, so they are not lost. */
const givenNames = (undo: string) => sql`
      select gone.table_name, gone.row_key
      from edit_rows as gone
      where gone.edit_id = ${undo} and gone.operation = 'removed' and gone.table_name = 'aliases' and exists (
        select 1 from edit_rows as given join edits on edits.id = given.edit_id
        where given.table_name = 'aliases' and given.row_key = gone.row_key and given.operation = 'created'
          and given.after is not null and given.edit_id <> ${undo}
          and edits.undone_by is null and edits.undoes is null)`

/** What an undo took of rows that the edit did not touch. An event that was taken back counts for nothing any more. */
export async function listLosses(
  transaction: Transaction<DB>,
  id: string,
  undo: string,
  /** Fills over the edit that were undone with it. */
  fills: readonly string[] = [],
): Promise<Loss[]> {
  const { rows } = await sql<Loss>`
    select gone.table_name as table, gone.row_key as key, r.before as row
    from (
      select table_name, row_key from edit_rows
      where edit_id = ${undo} and operation = 'removed' and table_name = any (${Object.keys(keptTables)}::text[])
      union
      ${emptied(undo)}
      union
      ${givenNames(undo)}
      except
      select table_name, row_key from edit_rows where edit_id = any (${[id, ...fills]}::bigint[])
      except
      ${ownParts(id, undo)}) as gone
    join edit_rows as r on r.edit_id = ${undo} and r.operation <> 'created' and r.table_name = gone.table_name
      and r.row_key = gone.row_key
    where r.before ->> 'retracted' is distinct from 'true'`.execute(transaction)
  return rows
}

/** Fills that changed rows after the edit did, and fills over those, the newest first. */
export async function listFillsOver(transaction: Transaction<DB>, id: string): Promise<readonly string[]> {
  const anyFill = await sql`
    select 1 from edits where kind = 'fill' and undone_by is null and id > ${id} limit 1`.execute(transaction)
  // Most edits have none over them, and an edit may have very many rows.
  if (anyFill.rows.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    with recursive over as (
      select ${id}::bigint as id
      union
      select fill.id from over
      join edit_rows as own on own.edit_id = over.id and own.table_name in ('ties', 'matches')
      join edit_rows as later on later.table_name = own.table_name and later.row_key = own.row_key
        and later.place > own.place and ${INDEXED}
      join edits as fill on fill.id = later.edit_id and fill.kind = 'fill' and fill.undone_by is null)
    select id::text from over where id <> ${id}::bigint order by over.id desc`.execute(transaction)
  return rows.map((row) => row.id)
}
