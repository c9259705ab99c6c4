import pg from 'pg'
import type { EmbeddedAddress } from './cluster.ts'

/**
 * Makes the database with the role that owns it, where they are missing. The application connects as that role: whatever
 * it could be tricked into, it cannot read files of the machine, run programs or change the cluster.
 */
export async function ensureApplication(superuser: EmbeddedAddress, role: string): Promise<void> {
  const { database } = superuser
  await within({ ...superuser, database: 'postgres' }, async (client) => {
    const name = client.escapeIdentifier(role)
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [role])
    if (roles.rowCount === 0) await client.query(`create role ${name} login nosuperuser nocreatedb nocreaterole`)
    // Monitoring of the database's size and activity, without the right to read its settings files.
    await client.query(`grant pg_monitor to ${name}`)
    // The first load of the open data writes rows that were checked when they were made: without triggers and checks.
    await client.query(`grant set on parameter session_replication_role to ${name}`)
    const databases = await client.query('select 1 from pg_database where datname = $1', [database])
    if (databases.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(database)} owner ${name}`)
  })
  await within(superuser, (client) => handOver(client, role))
}

/** A cluster of an earlier version has everything under its superuser. Does nothing where nothing is left to hand over. */
async function handOver(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(HAND_OVER, [role])
  if (rows.length === 0) return
  await client.query(`begin; ${rows.map(({ statement }) => statement).join(';')}; commit`)
}

const NOT_OURS = `nspname !~ '^pg_' and nspname <> 'information_schema'`
const OF_EXTENSION = (catalog: string, alias: string) =>
  `exists (select 1 from pg_depend where classid = '${catalog}'::regclass and objid = ${alias}.oid and deptype = 'e')`
const OTHER = `<> (select oid from pg_roles where rolname = $1)`

/** One statement per object that another role owns; indexes and owned sequences follow their table. */
const HAND_OVER = `
  select format('alter database %I owner to %I', datname, $1::text) as statement
  from pg_database where datname = current_database() and datdba ${OTHER}
  union all
  select format('alter schema %I owner to %I', nspname, $1::text)
  from pg_namespace where ${NOT_OURS} and nspowner ${OTHER}
  union all
  select format('alter %s %I.%I owner to %I',
    case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
    nspname, relname, $1::text)
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where ${NOT_OURS} and relkind in ('r', 'p', 'v', 'm', 'S') and relowner ${OTHER} and not ${OF_EXTENSION('pg_class', 'c')}
    and not (relkind = 'S' and exists (
      select 1 from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype in ('a', 'i')))
  union all
  select format('alter %s %s owner to %I', case prokind when 'p' then 'procedure' else 'function' end, p.oid::regprocedure, $1::text)
  from pg_proc p join pg_namespace n on n.oid = pronamespace
  where ${NOT_OURS} and prokind in ('f', 'p') and proowner ${OTHER} and not ${OF_EXTENSION('pg_proc', 'p')}
  union all
  select format('alter type %I.%I owner to %I', nspname, typname, $1::text)
  from pg_type t join pg_namespace n on n.oid = typnamespace
  where ${NOT_OURS} and typtype in ('e', 'd') and typowner ${OTHER} and not ${OF_EXTENSION('pg_type', 't')}
  union all
  select format('alter text search %s %I.%I owner to %I', kind, nspname, name, $1::text)
  from (
    select 'configuration' as kind, cfgnamespace as namespace, cfgname as name, cfgowner as owner from pg_ts_config c
    where not ${OF_EXTENSION('pg_ts_config', 'c')}
    union all
    select 'dictionary', dictnamespace, dictname, dictowner from pg_ts_dict d where not ${OF_EXTENSION('pg_ts_dict', 'd')}
  ) texts join pg_namespace n on n.oid = namespace
  where ${NOT_OURS} and owner ${OTHER}`

async function within(address: EmbeddedAddress, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(address)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
