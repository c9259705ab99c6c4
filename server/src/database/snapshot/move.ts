import type pg from 'pg'
import { isOurs } from './tables.ts'

/** Statements that move each kind of object from schema $1 to schema $2. Objects of extensions stay. */
const MOVES = [
  // Indexes, constraints, triggers and owned sequences go with their table.
  `select format('alter table %I.%I set schema %I', $1::text, c.relname, $2::text) as statement
   from pg_class as c
   where c.relnamespace = to_regnamespace($1) and c.relkind in ('r', 'p', 'v', 'm', 'f') and ${isOurs('pg_class', 'c')}`,
  `select format('alter sequence %I.%I set schema %I', $1::text, c.relname, $2::text) as statement
   from pg_class as c
   where c.relnamespace = to_regnamespace($1) and c.relkind = 'S' and ${isOurs('pg_class', 'c')}
     and not exists (
       select 1 from pg_depend
       where classid = 'pg_class'::regclass and objid = c.oid and refclassid = 'pg_class'::regclass and deptype in ('a', 'i'))`,
  `select format('alter routine %I.%I(%s) set schema %I', $1::text, p.proname,
     pg_get_function_identity_arguments(p.oid), $2::text) as statement
   from pg_proc as p where p.pronamespace = to_regnamespace($1) and ${isOurs('pg_proc', 'p')}`,
  `select format('alter %s %I.%I set schema %I', case t.typtype when 'd' then 'domain' else 'type' end, $1::text,
     t.typname, $2::text) as statement
   from pg_type as t left join pg_class as c on c.oid = t.typrelid
   where t.typnamespace = to_regnamespace($1) and ${isOurs('pg_type', 't')}
     and (t.typtype in ('d', 'e', 'r') or c.relkind = 'c')`,
]

/** Moves all our objects from one schema to another; other connections see it when the caller's transaction commits. */
export async function moveObjects(client: pg.Client, from: string, to: string): Promise<void> {
  // With an empty search path, PostgreSQL writes the types of arguments with their schema.
  await client.query('set local search_path = pg_catalog')
  for (const move of MOVES) {
    const { rows } = await client.query<{ statement: string }>(move, [from, to])
    for (const { statement } of rows) await client.query(statement)
  }
}

/** Moves extensions that a migration has just created to where the others are. */
export async function adoptExtensions(client: pg.Client, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter extension %I set schema %I', extname, $2::text) as statement
     from pg_extension where extnamespace = to_regnamespace($1)`,
    [from, to],
  )
  for (const { statement } of rows) await client.query(statement)
}

/** A fingerprint of the contents of a schema, to prove that it did not change. */
export async function fingerprintOf(client: pg.Client, schema: string): Promise<string> {
  const { rows } = await client.query<{ print: string }>(
    `select md5(coalesce(string_agg(line, ',' order by line), '')) as print from (
       select format('%s %s %s', c.oid, c.relname, a.attname || a.atttypid) as line
       from pg_class as c left join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0
       where c.relnamespace = to_regnamespace($1)
       union all
       select format('%s %s', oid, md5(coalesce(prosrc, ''))) from pg_proc where pronamespace = to_regnamespace($1)) as known`,
    [schema],
  )
  return rows[0]!.print
}
