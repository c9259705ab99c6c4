import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Copy } from '@meio-campo/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADVISORY_LOCKS } from './database/advisory-locks.ts'
import { openDatabase } from './database/database.ts'
import { joinCluster } from './database/embedded/cluster.ts'
import { findSources, makeOpenData } from './make-open-data.ts'
import { findDatabaseProcesses } from './testing/faults/database-processes.ts'
import { createTestDatabase } from './testing/test-database.ts'
import { makeDataDir, spawnService, startService, type TestService } from './testing/test-service.ts'
import { until } from './testing/until.ts'
import type { OpenDataManifest } from './features/importing/open-data/manifest.ts'

const FIXTURES = join(import.meta.dirname, 'features/importing/datasets')

let folder: { dataDir: string; remove: () => Promise<void> }
let dump: string
let manifest: OpenDataManifest
let service: TestService | undefined
beforeAll(async () => {
  folder = await makeDataDir()
  const sources = join(folder.dataDir, 'sources')
  dump = join(folder.dataDir, 'dump')
  for (const [name, dataset] of [
    ['brazilianfootball-cbf', 'cbf'],
    ['martj42-international-results', 'international-results'],
  ] as const) {
    await mkdir(join(sources, name), { recursive: true })
    await cp(join(FIXTURES, dataset, 'fixtures'), join(sources, name), { recursive: true })
    await writeFile(join(sources, name, 'LICENSE'), `MIT License\n\nCopyright (c) ${name}\n`)
  }
  const test = await createTestDatabase()
  const database = openDatabase(test.address, () => undefined)
  manifest = await makeOpenData(database, findSources([sources]), dump)
  await database.destroy()
  await test.drop()
}, 300_000)
afterAll(async () => {
  service?.process.kill('SIGTERM')
  await service?.exited
  await folder.remove()
}, 60_000)

/** A client beside the service, in its own database, as soon as that one answers. */
function connect(): Promise<pg.Client> {
  return until(async () => {
    const address = await joinCluster(folder.dataDir, 'meio_campo').catch(() => null)
    if (!address) return null
    const client = new pg.Client(address)
    client.on('error', () => undefined)
    return client.connect().then(
      () => client,
      () => null,
    )
  }, 60_000)
}

/** Starts the service, lets the load come to this table and no further, and does something there. */
async function stopAt(table: string, act: (service: ReturnType<typeof spawnService>) => Promise<void>): Promise<void> {
  const service = spawnService(folder.dataDir, { OPEN_DATA: dump })
  const holder = await connect()
  // The load waits for its turn among the imports, so that the table is locked before the load comes to it.
  await holder.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.imports])
  await until(() => service.output().includes('está no ar'), 90_000)
  await holder.query('begin')
  await holder.query(`lock table ${holder.escapeIdentifier(table)} in share mode`)
  await holder.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.imports])
  await until(async () => {
    const waiting = 'select from pg_locks where not granted and relation = $1::regclass'
    return (await holder.query(waiting, [table])).rowCount! > 0
  }, 60_000)
  await act(service)
  await holder.end().catch(() => undefined)
}

const killAt = (table: string) =>
  stopAt(table, async (service) => {
    service.process.kill('SIGKILL')
    await service.exited
  })

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const { user } = await service!.login()
  const answer = await fetch(`${service!.url}/${user._id}/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${user.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

async function countRows(): Promise<Readonly<Record<string, number>>> {
  const client = await connect()
  try {
    const counts: Record<string, number> = {}
    for (const table of COUNTED) {
      const { rows } = await client.query<{ rows: number }>(`select count(*)::integer as rows from ${table}`)
      counts[table] = rows[0]!.rows
    }
    return counts
  } finally {
    await client.end()
  }
}

const COUNTED = ['competitions', 'teams', 'people', 'matches', 'lineup_players', 'events', 'aliases', 'sources']

it('killed at its beginning, in the middle and before its end, the load begins again and doubles nothing', async () => {
  const empty = await startService(folder.dataDir)
  empty.process.kill('SIGTERM')
  await empty.exited
  for (const table of ['competitions', 'lineup_players', 'open_data']) await killAt(table)

  const whole = Object.fromEntries(
    COUNTED.map((name) => [name, manifest.tables.find(({ table }) => table === name)?.rows ?? 0]),
  )
  service = await startService(folder.dataDir, { OPEN_DATA: dump })
  await until(() => service!.output().includes('Futebol aberto pronto'), 90_000)
  expect(await countRows()).toEqual(whole)

  // Killed when it is there, and once more: nothing is loaded again.
  service.process.kill('SIGKILL')
  await service.exited
  service = await startService(folder.dataDir, { OPEN_DATA: dump })
  expect(await call('GET', 'dados-abertos')).toMatchObject({ status: 'done' })
  expect(await countRows()).toEqual(whole)
}, 400_000)

it('whose database is killed meanwhile begins again by itself, without a restart', async () => {
  const other = await makeDataDir()
  const whole = folder
  folder = other
  try {
    await stopAt('lineup_players', async (running) => {
      await findDatabaseProcesses(other.dataDir).killPostmaster()
      await until(() => running.output().includes('Futebol aberto pronto'), 90_000)
      expect(running.output()).not.toContain('não foi carregado')
      const counts = await countRows()
      expect(counts['lineup_players']).toBe(manifest.tables.find(({ table }) => table === 'lineup_players')!.rows)
      running.process.kill('SIGTERM')
      await running.exited
    })
  } finally {
    folder = whole
    await other.remove()
  }
}, 200_000)

it('stays without its matches after Limpar data Jogos, also after a restart, and has them all after the undo', async () => {
  const before = await countRows()
  const { copy } = await call<{ copy: Copy }>('POST', 'webmaster/jogos/clean')
  const cleaned = { ...before, matches: 0, events: 0, lineup_players: 0 }
  const { sources, ...others } = await countRows()
  expect({ ...others, sources: before['sources'] }).toEqual(cleaned)
  expect(sources).toBeLessThan(before['sources']!)

  service!.process.kill('SIGTERM')
  await service!.exited
  service = await startService(folder.dataDir, { OPEN_DATA: dump })
  expect(await call('GET', 'dados-abertos')).toMatchObject({ status: 'done' })
  expect((await countRows())['matches']).toBe(0)

  await call('POST', `webmaster/copias/${copy.id}/restaurar`, {})
  expect(await countRows()).toEqual(before)
}, 200_000)
