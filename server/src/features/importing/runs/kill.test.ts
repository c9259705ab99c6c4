import type { Copy, ImportReport, Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../../database/database.ts'
import { joinCluster } from '../../../database/embedded/cluster.ts'
import { findDatabaseProcesses } from '../../../testing/faults/database-processes.ts'
import { makeDataDir, startService, type TestService } from '../../../testing/test-service.ts'
import { until } from '../../../testing/until.ts'
import { footballRows } from './testing/football-rows.ts'

let folder: { dataDir: string; remove: () => Promise<void> }
let service: TestService
let admin: Session
beforeAll(async () => {
  folder = await makeDataDir()
  await start()
}, 60_000)
afterAll(async () => {
  service.process.kill('SIGTERM')
  await service.exited
  await folder.remove()
}, 60_000)

async function start(): Promise<void> {
  service = await startService(folder.dataDir)
  admin = await service.login()
}

async function kill(): Promise<void> {
  service.process.kill('SIGKILL')
  await service.exited
}

async function call<T>(method: string, path: string, body?: FormData | object): Promise<T> {
  const form = body instanceof FormData
  const answer = await fetch(`${service.url}/${admin.user._id}/api/v1/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${admin.user.token}`,
      ...(body !== undefined && !form && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
  })
  return ((await answer.json()) as { data: T }).data
}

/** Looks into the database of the running service. */
async function look<T>(at: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase((await joinCluster(folder.dataDir, 'meio_campo'))!, () => undefined)
  try {
    return await at(database)
  } finally {
    await database.destroy()
  }
}

const CLUBS = ['Flamengo', 'Vasco', 'Fluminense', 'Botafogo', 'Santos', 'Palmeiras', 'Corinthians', 'Bahia', 'Sport']
const YEARS = 60

/** Sixty seasons of the same clubs, from a year on: enough to be caught in the middle. Every match has a number of its own. */
function seasons(first: number): string {
  const lines = ['id_match,season,date,home,score,away']
  for (let year = first; year < first + YEARS; year += 1)
    for (const home of CLUBS)
      for (const away of CLUBS.filter((club) => club !== home)) {
        const day = String(1 + (lines.length % 28)).padStart(2, '0')
        lines.push(`${first * 10_000 + lines.length},${year},${year}-05-${day},${home},1x0,${away}`)
      }
  return `${lines.join('\n')}\n`
}

it('killed in the middle of an import, the service has nothing of it, and after its next start all of it', async () => {
  const form = new FormData()
  form.append('file', new Blob([seasons(2020 - YEARS)]), 'matches.csv')
  const { id: file } = await call<{ id: string }>('POST', 'importacoes/arquivos', form)
  const { id } = await call<{ id: string }>('POST', 'importacoes', { dataset: 'brasileirao', file })
  const progress = () => call<ImportReport>('GET', `importacoes/${id}`)
  await until(async () => ((await progress()).progress.rows ?? 0) > 200, 60_000)
  await kill()

  await start()
  const seen = new Set<number>()
  const done = await until(async () => {
    seen.add((await look(footballRows))['matches']!.length)
    const run = await progress()
    return run.status === 'done' || run.status === 'failed' ? run : null
  }, 120_000)
  expect(done).toMatchObject({ status: 'done', rejected: 0, created: YEARS * 72 + YEARS })
  seen.add((await look(footballRows))['matches']!.length)
  expect([...seen]).toEqual([0, YEARS * 72])
}, 240_000)

it('whose database is killed in the middle of an import begins it again by itself', async () => {
  const form = new FormData()
  form.append('file', new Blob([seasons(2020 - 2 * YEARS)]), 'matches.csv')
  const { id: file } = await call<{ id: string }>('POST', 'importacoes/arquivos', form)
  const { id } = await call<{ id: string }>('POST', 'importacoes', { dataset: 'brasileirao', file })
  const progress = () => call<ImportReport | undefined>('GET', `importacoes/${id}`)
  await until(async () => ((await progress())?.progress.rows ?? 0) > 200, 60_000)
  await findDatabaseProcesses(folder.dataDir).killPostmaster()
  const done = await until(async () => {
    const run = await progress()
    return run && !['waiting', 'running'].includes(run.status) ? run : null
  }, 120_000)
  expect(done).toMatchObject({ status: 'done', rejected: 0, created: YEARS * 72 + YEARS })
  expect((await look(footballRows))['matches']).toHaveLength(2 * YEARS * 72)
}, 240_000)

it('killed in the middle of Limpar Data Jogos, it has all matches or none, and the undo brings back every row', async () => {
  const before = await look(footballRows)
  const cleaning = call<{ copy: Copy }>('POST', 'webmaster/jogos/clean').catch(() => null)
  await look((database) =>
    until(async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where pid <> pg_backend_pid() and state <> 'idle' and xact_start is not null
          and query ~ '(insert into "?copy_rows|delete from "?(matches|events|sources))'`.execute(database)
      return rows.length > 0
    }, 30_000),
  )
  await kill()
  // The connection ends, or a worker that still lives says that the database is gone.
  expect((await cleaning)?.copy).toBeUndefined()

  await start()
  const after = await look(footballRows)
  const gone = after['matches']!.length === 0
  if (!gone) {
    expect(after).toEqual(before)
    await call('POST', 'webmaster/jogos/clean')
    expect((await look(footballRows))['matches']).toEqual([])
  }
  const [copy] = await call<Copy[]>('GET', 'webmaster/copias')
  await call('POST', `webmaster/copias/${copy!.id}/restaurar`)
  expect(await look(footballRows)).toEqual(before)
}, 240_000)
