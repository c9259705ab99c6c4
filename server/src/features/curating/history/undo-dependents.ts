import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { keptTables } from './kept-tables.ts'
import { listReferences } from './rest-rows.ts'
import type { Loss } from './undo-conflicts.ts'

/** A row that was taken after the edit, and that could not come back once the undo has deleted what it refers to. */
export interface Dependent extends Loss {
  /** Of the later edit that removed it; null where a clean-up did. */
  readonly summary: string | null
}

/** One of them for each row that the undo deleted. */
export async function listDependents(transaction: Transaction<DB>, id: string, undo: string): Promise<Dependent[]> {
  const removed = await listRemoved(transaction, id, undo)
  return [...removed, ...(await listCleaned(transaction, id, undo))]
}

async function listRemoved(transaction: Transaction<DB>, id: string, undo: string): Promise<Dependent[]> {
  const { rows } = await sql<Dependent>`
    with gone as materialized (
      select distinct row_key ->> 'id' as id from edit_rows
      where edit_id = ${undo} and operation = 'removed' and row_key ->> 'id' is not null
        and table_name in ('teams', 'people', 'stadiums', 'competitions', 'editions', 'matches'))
    select distinct on (gone.id) r.table_name as table, r.row_key as key, r.before as row, e.summary
    from edit_rows as r join edits as e on e.id = r.edit_id
    cross join lateral jsonb_each_text(r.before) as was
    join gone on gone.id = was.value
    where exists (select 1 from gone)
      and r.place > (select max(place) from edit_rows where edit_id = ${id}) and r.edit_id <> ${undo}
      and r.operation = 'removed' and r.table_name = any (${Object.keys(keptTables)}::text[])
      and e.undone_by is null and e.undoes is null and was.key like '%\\_id'
    order by gone.id, r.place desc`.execute(transaction)
  return rows
}

/** Looks at the copies of clean-ups that came after the edit and can still be undone. */
async function listCleaned(transaction: Transaction<DB>, id: string, undo: string): Promise<Dependent[]> {
  const { rows: copies } = await sql<{ id: string }>`
    select id from copies where restored_at is null and expires_at > now()
      and created_at >= (select at from edits where id = ${id})`.execute(transaction)
  if (copies.length === 0) return []
  const references = (await listReferences(transaction)).flatMap(({ child, parent, columns, targets }) =>
    targets.length === 1 && targets[0] === 'id' ? [{ child, parent, column: columns[0] }] : [],
  )
  const { rows } = await sql<Dependent>`
    with gone as materialized (
      select distinct table_name, row_key ->> 'id' as id from edit_rows
      where edit_id = ${undo} and operation = 'removed' and row_key ->> 'id' is not null),
    named as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as n (child text, parent text, "column" text)
      where n.parent in (select table_name from gone))
    select distinct on (gone.table_name, gone.id) c.table_name as table, c.row_data as row, null as summary,
      jsonb_build_object('match_id', coalesce(c.row_data -> 'match_id', c.row_data -> 'id')) as key
    from named
    join copy_rows as c on c.table_name = named.child
      and c.copy_id = any (${copies.map((copy) => copy.id)}::text[])
    join gone on gone.table_name = named.parent and gone.id = c.row_data ->> named."column"`.execute(transaction)
  return rows
}
