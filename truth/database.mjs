// The embedded PostgreSQL in a folder of its own, and plain SQL on it.
import { join } from 'node:path'
import pg from 'pg'
import { root } from '../scripts/setup.mjs'

const DATABASE = 'meio_campo'
const DATE = pg.types.builtins.DATE
const BIGINT = pg.types.builtins.INT8

// A day stays text; a count becomes a number.
const parsers = new Map([
  [DATE, (text) => text],
  [BIGINT, Number],
])
const types = { getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format) }

/** Starts the database below `folder`, creating it first if necessary. Imports connect to it while it runs. */
export async function startDatabase(folder) {
  const server = (path) => import(join(root, 'server/src', path))
  const { startCluster } = await server('database/embedded/cluster.ts')
  const { migrate } = await server('database/migrate.ts')
  const cluster = await startCluster(folder, DATABASE)
  await migrate(cluster.address)
  return cluster
}

/** `rows(sql, values)`, `row` for the first one, `value` for its first column. */
export function openQueries(address) {
  const pool = new pg.Pool({ ...address, types, max: 2 })
  // An idle connection that ends with the database is expected and loses no work.
  pool.on('error', () => undefined)
  const rows = async (sql, values = []) => (await pool.query(sql, values)).rows
  const row = async (sql, values) => (await rows(sql, values))[0] ?? null
  const value = async (sql, values) => Object.values((await row(sql, values)) ?? { none: null })[0]
  return { rows, row, value, close: () => pool.end() }
}
