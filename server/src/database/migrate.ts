import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartupError } from '../config/startup-error.ts'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import type { DatabaseAddress } from './address.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
/** Views over the tables as they are now. */
const VIEWS = ['demonstration']
const OLDEST_SERVER = 150_000

/** Brings the schema up to date and says which migrations were new. */
export async function migrate(address: DatabaseAddress, folder: string = FOLDER): Promise<string[]> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations])
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
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
      await apply(client, name, sql, checksum)
      fresh.push(name)
    }
    for (const name of VIEWS) await makeViews(client, name, known, fresh.length > 0)
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

async function readMigrations(folder: string) {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** A column cannot be changed under a view: they make room first, and are made anew afterwards. */
async function dropViews(client: pg.Client): Promise<void> {
  for (const name of VIEWS) await client.query(`drop schema if exists ${name} cascade`)
}

async function makeViews(client: pg.Client, name: string, known: ReadonlyMap<string, string>, again: boolean) {
  const sql = await readFile(join(import.meta.dirname, 'views', `${name}.sql`), 'utf8')
  const checksum = createHash('sha256').update(sql).digest('hex')
  if (!again && known.get(name) === checksum) return
  await client.query('delete from migrations where name = $1', [name])
  await apply(client, name, sql, checksum)
}

async function apply(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
