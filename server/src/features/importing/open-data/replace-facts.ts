import type pg from 'pg'

/** The tables of the facts that an older version loaded with its demonstration, children first. */
const FACT_TABLES = [
  ['editions', 'edition'],
  ['competitions', 'competition'],
  ['teams', 'team'],
  ['stadiums', 'stadium'],
  ['streamings', 'streaming'],
  ['confederations', 'confederation'],
] as const

/**
 * Before the first load: removes the facts that came with an older version in favour of the open data's, some of which
 * are merged with other sources. Facts that a user changed here stay.
 */
export async function replaceFacts(client: pg.Client, careful: boolean): Promise<void> {
  const untouched = FACT_TABLES.map(
    ([table, kind]) => `not exists (select from touched_rows as h
      where s.kind = '${kind}' and h.table_name = '${table}' and h.row_key = jsonb_build_object('id', s.record_id))`,
  )
  const { rowCount } = await client.query(
    `create temporary table replaced_facts on commit drop as
     select s.kind::text as kind, s.record_id as id from sources as s
     where s.dataset_id = 'fatos' ${careful ? `and ${untouched.join(' and ')}` : ''}`,
  )
  if (rowCount === 0) return
  const ofKind = (kind: string) => `(select id from replaced_facts where kind = '${kind}')`
  await client.query(`delete from titles where not demo and edition_id in ${ofKind('edition')}`)
  await client.query(`delete from broadcast_rights where not demo and edition_id in ${ofKind('edition')}`)
  await client.query(`delete from team_rivals where team_id in ${ofKind('team')}`)
  await client.query(`delete from stadium_names where stadium_id in ${ofKind('stadium')}`)
  for (const table of ['aliases', 'sources'])
    await client.query(
      `delete from ${table} as a using replaced_facts as f where a.kind = f.kind and a.record_id = f.id`,
    )
  for (const [table, kind] of FACT_TABLES) {
    await leadOn(client, table, kind)
    await client.query(`delete from ${table} where id in ${ofKind(kind)}`)
  }
}

/** Redirects references from a record that the open data merged into another to that one. */
async function leadOn(client: pg.Client, table: string, kind: string): Promise<void> {
  const { rows } = await client.query<{ referring: string; column: string }>(
    `select c.conrelid::regclass::text as referring, a.attname as "column"
     from pg_constraint as c join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = $1::regclass and cardinality(c.conkey) = 1`,
    [table],
  )
  for (const { referring, column } of rows)
    await client.query(
      `update ${referring} as t set ${client.escapeIdentifier(column)} = r.new_id
       from staged_redirects as r where r.kind = $1 and r.old_id = t.${client.escapeIdentifier(column)}`,
      [kind],
    )
}
