import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartupError } from '../config/startup-error.ts'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import type { DatabaseAddress } from './address.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
/** Views over the tables as they are now. */
const VIEWS = ['demonstration', 'passable']
const OLDEST_SERVER = 150_000
/** What has been applied to a database. */
export const MIGRATIONS =
  'migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())'

/** Brings the schema up to date and says which migrations were new. */
export async function migrate(address: DatabaseAddress, folder: string = FOLDER): Promise<string[]> {
  const client = new pg.Client(address)
  // Without a listener a connection that breaks would end the process; the query under way fails anyway.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations])
    await client.query(`create table if not exists ${MIGRATIONS}`)
    const applied = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
    const known = new Map(applied.rows.map((row) => [row.name, row.checksum]))
    const fresh: string[] = []
    for (const { name, sql, checksum } of await readMigrations(folder)) {
      const before = known.get(name)
      if (before === checksum) continue
      if (before !== undefined) {
        throw new StartupError(
          `A migração ${name} mudou depois de aplicada neste banco. Use a versão do Meio-Campo que o criou, ou uma mais nova.`,
        )
      }
      if (fresh.length === 0) await dropViews(client)
      await inTransaction(client, () => applyMigration(client, { name, sql, checksum }))
      fresh.push(name)
    }
    if (fresh.length > 0 || !(await hasViews(known))) await inTransaction(client, () => makeViews(client))
    return fresh
  } finally {
    // Ending the connection also releases the lock.
    await client.end()
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
  if (Number(rows[0]?.version) < OLDEST_SERVER) {
    throw new StartupError('O PostgreSQL em DATABASE_URL é antigo demais: é preciso a versão 15 ou mais nova.')
  }
}

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

export async function readMigrations(folder: string = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Drops the views, because a column under a view cannot be changed; they are created again afterwards. */
async function dropViews(client: pg.Client): Promise<void> {
  for (const name of VIEWS) await client.query(`drop schema if exists ${name} cascade`)
}

async function readViews(): Promise<Migration[]> {
  return Promise.all(
    VIEWS.map(async (name) => {
      const sql = await readFile(join(import.meta.dirname, 'views', `${name}.sql`), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function hasViews(known: ReadonlyMap<string, string>): Promise<boolean> {
  return (await readViews()).every(({ name, checksum }) => known.get(name) === checksum)
}

/** Creates the views over the tables again. The caller has begun a transaction. */
export async function makeViews(client: pg.Client): Promise<void> {
  for (const view of await readViews()) {
    await client.query('delete from migrations where name = $1', [view.name])
    await applyMigration(client, view)
  }
}

/** The caller has begun a transaction. */
export async function applyMigration(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await loadTrigrams(client)
  await client.query(sql)
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
}

/**
 * Some functions set pg_trgm's thresholds. A session that has not used the extension does not know them, and only a
 * superuser may set what is unknown.
 */
async function loadTrigrams(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_extension where extname = 'pg_trgm'")
  if (rowCount) await client.query("select similarity('', '')")
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
