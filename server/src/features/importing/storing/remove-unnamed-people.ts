import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { listForeignKeys } from '../../curating/records/dependents.ts'

/**
 * When a better source's line-up, events or officials replace another's, people who were only named there appear
 * nowhere any more. They are removed, because in the other order of imports they would never have been created. People
 * with further facts stay, and so do those whom a user follows, merged, created or changed.
 */
export async function removeUnnamedPeople(transaction: Transaction<DB>): Promise<void> {
  const ids = await listReplaced(transaction)
  if (ids.length === 0) return
  const keys = await listForeignKeys(transaction, 'people')
  const pointing = keys.map(
    ({ table, column }) => sql`exists (select from ${sql.table(table)} as t where ${sql.ref(`t.${column}`)} = p.id)`,
  )
  await sql`
    delete from people as p
    where p.id = any (${ids}::text[]) and not p.demo and not (${sql.join(pointing, sql` or `)})
      and exists (select from sources as s where s.kind = 'person' and s.record_id = p.id)
      and not exists (select from sources as s where s.kind = 'person' and s.record_id = p.id and s.said - 'name' <> '{}')
      and not exists (select from follows as f where f.kind = 'person' and f.record_id = p.id)
      and not exists (select from redirects as d where d.kind = 'person' and d.new_id = p.id)
      and not exists (
        select from edit_rows as r join edits as e on e.id = r.edit_id
        where r.table_name = 'people' and r.row_key = jsonb_build_object('id', p.id)
          and (r.operation <> 'created' or r.after is not null) and e.kind <> 'import')`.execute(transaction)
}

/** The people in the rows that this import removed from matches that still exist. */
async function listReplaced(transaction: Transaction<DB>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with removed as materialized (
      select before from edit_rows
      where edit_id = nullif(current_setting('meio_campo.edit', true), '')::bigint and operation = 'removed'
        and table_name in ('events', 'lineups', 'lineup_players', 'match_officials')),
    named as materialized (
      select distinct before ->> 'match_id' as match_id, who.id
      from removed cross join lateral (values
        (before ->> 'person_id'), (before ->> 'player_id'), (before ->> 'related_id'), (before ->> 'coach_id')) as who (id)
      where who.id is not null)
    select distinct n.id from named as n join matches as m on m.id = n.match_id`.execute(transaction)
  return rows.map(({ id }) => id)
}
