import type { Connectable, Connection, Difference, ImportRun, KeyTest } from '@meio-campo/contract'
import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Connections } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { currentBudget, type Budget } from '../connectors/budget.ts'
import { connectors, findConnector } from '../connectors/catalogue.ts'
import type { Connector } from '../connectors/connector.ts'
import { findImporter } from '../datasets/catalogue.ts'
import { listRuns } from '../runs/queries.ts'
import { catalogue } from './catalogue.ts'
import { listLiveMatches, type LiveLine } from './live-lines.ts'
import { isHeld, isQueued } from './lease.ts'

type Row = Selectable<Connections> & { readonly trust: number | null }

function connectionRows(database: Queryable) {
  return database
    .selectFrom('connections as c')
    .leftJoin('datasets as d', 'd.id', 'c.dataset_id')
    .selectAll('c')
    .select('d.trust')
}

export async function listConnections(database: Queryable): Promise<Connection[]> {
  return toConnections(database, await connectionRows(database).orderBy('c.created_at').orderBy('c.id').execute())
}

export async function getConnection(database: Queryable, id: string): Promise<Connection> {
  const row = await connectionRows(database).where('c.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  const [connection] = await toConnections(database, [row])
  return connection!
}

export async function listConnectables(database: Queryable): Promise<Connectable[]> {
  const rows = await database.selectFrom('connections').select(['id', 'dataset_id', 'address']).execute()
  const known = new Map(rows.map(({ id, dataset_id, address }) => [`${dataset_id} ${address}`, id]))
  const archives = catalogue.map((entry) => ({
    ...entry,
    ...termsOf(entry.dataset),
    connection: known.get(`${entry.dataset} ${entry.address}`) ?? null,
    key: null,
  }))
  return [...connectors.map((connector) => toConnectable(connector, rows)), ...archives]
}

/** Of each provider there is one connection, wherever its address leads. */
function toConnectable(
  { id, title, description, address, everyMinutes, keyAddress, competitions }: Connector,
  rows: readonly { readonly id: string; readonly dataset_id: string }[],
): Connectable {
  const connection = rows.find(({ dataset_id }) => dataset_id === id)?.id ?? null
  const about = { id, dataset: id, title, description, address, everyMinutes }
  return { ...about, ...termsOf(id), connection, key: { address: keyAddress, choices: choicesOf(competitions) } }
}

const choicesOf = (competitions: Connector['competitions']) => competitions.map(({ code, name }) => ({ code, name }))

function termsOf(dataset: string) {
  const licence = findImporter(dataset)?.licence ?? null
  return {
    licence: licence?.name ?? null,
    attribution: licence?.attribution ?? null,
    shareAlike: licence?.shareAlike ?? false,
  }
}

async function toConnections(database: Queryable, rows: readonly Row[]): Promise<Connection[]> {
  const runs = await lastRuns(
    database,
    rows.map(({ id }) => id),
  )
  const live = await listLiveMatches(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toConnection(row, runs.get(row.id) ?? null, live.get(row.id) ?? []))
}

async function lastRuns(database: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, ImportRun>> {
  if (ids.length === 0) return new Map()
  const newest = await database
    .selectFrom('import_runs')
    .select((select) => ['connection_id', select.fn.max('id').as('id')])
    .where('connection_id', 'in', ids)
    .groupBy('connection_id')
    .execute()
  const runs = await listRuns(
    database,
    newest.map(({ id }) => id),
  )
  const byId = new Map(runs.map((run) => [run.id, run]))
  return new Map(newest.map(({ connection_id, id }) => [connection_id!, byId.get(id)!]))
}

function toConnection(row: Row, lastRun: ImportRun | null, live: readonly LiveLine[]): Connection {
  return {
    id: row.id,
    dataset: row.dataset_id,
    title: row.title,
    address: row.address,
    everyMinutes: row.every_minutes,
    paused: row.paused,
    state: stateOf(row),
    trust: row.trust,
    ...termsOf(row.dataset_id),
    lastCheck:
      row.last_checked_at === null || row.last_outcome === null
        ? null
        : {
            at: row.last_checked_at.toISOString(),
            outcome: row.last_outcome as NonNullable<Connection['lastCheck']>['outcome'],
            error: row.last_error,
          },
    lastRun,
    nextCheckAt: row.paused ? null : row.next_check_at.toISOString(),
    failures: row.failures,
    connector: connectorOf(row, live),
    createdAt: row.created_at.toISOString(),
  }
}

function connectorOf(row: Row, live: readonly LiveLine[]): Connection['connector'] {
  const connector = findConnector(row.dataset_id)
  if (!connector) return null
  return {
    keyHint: row.key_hint,
    keySetAt: row.key_set_at?.toISOString() ?? null,
    competitions: row.competitions,
    choices: choicesOf(connector.competitions),
    budget: currentBudget(row.budget as unknown as Budget, connector.limits, new Date()),
    keyTest: row.plan as unknown as KeyTest | null,
    live: [...live],
    differences: (row.differences as unknown as readonly Difference[]).length,
  }
}

export async function listDifferences(database: Queryable, id: string): Promise<Difference[]> {
  const row = await database.selectFrom('connections').select('differences').where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row.differences as unknown as Difference[]
}

function stateOf(row: Row): Connection['state'] {
  const { paused, failures } = row
  if (isHeld(row)) return 'checking'
  if (row.open_run_id !== null) return 'importing'
  if (findConnector(row.dataset_id) && row.sealed_key === null) return 'keyless'
  if (isQueued(row)) return 'checking'
  if (paused) return 'paused'
  return failures > 0 ? 'failing' : 'waiting'
}

/** For the dashboard: how many are connected, and how many of them fail. */
export async function countConnections(database: Queryable): Promise<{ connected: number; failing: number }> {
  const row = await database
    .selectFrom('connections')
    .select((select) => [
      select.fn.countAll<string>().as('connected'),
      sql<string>`count(*) filter (where failures > 0 and not paused)`.as('failing'),
    ])
    .executeTakeFirstOrThrow()
  return { connected: Number(row.connected), failing: Number(row.failing) }
}
