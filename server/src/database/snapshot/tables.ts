import type pg from 'pg'

/** A table as far as its rows are concerned. */
export interface TableShape {
  readonly name: string
  /** Without those that PostgreSQL computes. */
  readonly columns: readonly string[]
  /** What puts its rows in the same order on every server. */
  readonly order: string
}

export interface SequenceState {
  readonly name: string
  readonly last: string
  readonly called: boolean
}

/** Not part of a snapshot: what is known of the schema by itself, and which services are running now. */
const LEFT_OUT = ['migrations', 'nodes']

/** Objects that an extension brought are the extension's. */
export const isOurs = (catalog: string, alias: string): string =>
  `not exists (select 1 from pg_depend where classid = '${catalog}'::regclass and objid = ${alias}.oid and deptype = 'e')`

/** Every table of the schema that survives a crash, by name. Unlogged tables hold nothing that does. */
export async function listTables(client: pg.Client, schema: string): Promise<TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; key: string[] | null }>(
    `select c.relname as name,
       (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       (select array_agg(quote_ident(a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end
          order by k.place)
        from pg_index as i
        cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
        join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary and k.place <= i.indnkeyatts) as key
     from pg_class as c
     where c.relnamespace = to_regnamespace($1) and c.relkind = 'r' and c.relpersistence = 'p'
       and c.relname <> all ($2) and ${isOurs('pg_class', 'c')}
     order by c.relname collate "C"`,
    [schema, LEFT_OUT],
  )
  return rows.map(({ name, columns, key }) => ({ name, columns, order: key?.join(', ') ?? 'row_.*::text collate "C"' }))
}

/** Every sequence, also those of identity columns. Their values may be ahead of the snapshot, never behind it. */
export async function listSequences(client: pg.Client, schema: string): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class as c
     where c.relnamespace = to_regnamespace($1) and c.relkind = 'S' and c.relpersistence = 'p'
       and ${isOurs('pg_class', 'c')}
     order by c.relname collate "C"`,
    [schema],
  )
  const states: SequenceState[] = []
  for (const { name } of rows) {
    const place = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
    const { rows: found } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${place}`,
    )
    states.push({ name, ...found[0]! })
  }
  return states
}
