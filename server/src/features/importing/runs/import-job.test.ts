import { spawnSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { forgetHolders, runImportJob } from './import-job.ts'
import { ImportRun } from './import-run.ts'
import { reviveRuns } from './run-watch.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** A run that is not in the queue. */
async function addRun(content: string): Promise<string> {
  await test.context.files.imports.put('im_jogos', Buffer.from(content))
  await test.database
    .insertInto('import_files')
    .values({ id: 'im_jogos', name: 'jogos.json', bytes: String(content.length) })
    .onConflict((on) => on.doNothing())
    .execute()
  const { id } = await test.database
    .insertInto('import_runs')
    .values({ dataset_id: 'openfootball-json', status: 'waiting', file_id: 'im_jogos', origin: 'jogos.json' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const read = (id: string) =>
  test.database
    .selectFrom('import_runs')
    .select(['status', 'error', 'holder'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

it('a file that fills the memory ends its own process, and the run reports it', async () => {
  const id = await addRun(`{"name": "Liga 2020", "matches": [${'{},'.repeat(3_000_000)}{}]}`)
  const { signal } = new AbortController()
  await expect(runImportJob(test.context, id, signal, { memoryMb: 128 })).rejects.toThrow(/SIG(ABRT|TRAP)|134/)
  expect(await read(id)).toMatchObject({
    status: 'failed',
    error: 'A importação parou: o arquivo pede mais memória do que ela pode usar. Divida-o em partes.',
  })
})

it('stopped at once, it releases the run for the next process', async () => {
  const id = await addRun('{"name": "Liga 2020", "matches": []}')
  await expect(runImportJob(test.context, id, AbortSignal.abort())).rejects.toThrow('stopped')
  expect(await read(id)).toMatchObject({ status: 'waiting', holder: null })
})

/** Stops the import's process once it has taken the run, as if it were reading a large file without a pause. */
async function freeze(id: string): Promise<number> {
  await until(async () => (await read(id)).holder !== null, 30_000)
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  const line = stdout.split('\n').find((each) => each.includes('import-process.ts'))
  const pid = Number(line?.trim().split(' ')[0])
  process.kill(pid, 'SIGSTOP')
  return pid
}

/** Long enough to be interrupted while it is read. */
const LONG_FILE = `{"name": "Liga 2020", "matches": [${'{},'.repeat(50_000)}{}]}`

it.skipIf(process.platform !== 'linux')(
  'keeps its run while it says nothing for long, and another process does not take it',
  async () => {
    const id = await addRun(LONG_FILE)
    const { signal } = new AbortController()
    const working = runImportJob(test.context, id, signal).catch(() => undefined)
    const pid = await freeze(id)
    const { holder } = await read(id)
    await setTimeout(9_000)
    const taken = await test.database.transaction().execute((transaction) => reviveRuns(transaction, 7))
    expect([taken.includes(id), (await read(id)).holder]).toEqual([false, holder])
    expect(await ImportRun.take(test.database, id, 'another', 7)).toBeNull()
    process.kill(pid, 'SIGCONT')
    await working
    // The process held the run to the end.
    expect((await read(id)).status).toBe('done')
  },
)

it.skipIf(process.platform !== 'linux')('that hangs is ended, and says so', async () => {
  const id = await addRun(LONG_FILE)
  const working = runImportJob(test.context, id, new AbortController().signal, { quietMs: 20_000 })
  working.catch(() => undefined)
  await freeze(id)
  await expect(working).rejects.toThrow('SIGKILL')
  expect(await read(id)).toMatchObject({
    status: 'failed',
    error: 'A importação parou: ficou dez minutos no mesmo ponto do arquivo. Nada foi gravado.',
  })
})

/** A process took the run, running or still waiting, and died without a trace a minute ago. */
async function takeAndDie(id: string, status: 'waiting' | 'running' = 'running'): Promise<boolean> {
  const run = await ImportRun.take(test.database, id, 'a-process')
  if (run === null) return false
  // Stops the run's heartbeat, which would end with its process.
  run.release()
  await run.fail(new Error('stopped')).catch(() => undefined)
  await test.database
    .updateTable('import_runs')
    .set({ status, holder: 'a-process', updated_at: sql`now() - interval '1 minute'` })
    .where('id', '=', id)
    .execute()
  return true
}
const revive = () => test.database.transaction().execute((transaction) => reviveRuns(transaction))

it.skipIf(process.platform !== 'linux')(
  'begins again when its process was killed, and is given up at the third time',
  async () => {
    const id = await addRun(LONG_FILE)
    for (let kill = 1; kill <= 3; kill += 1) {
      const working = runImportJob(test.context, id, new AbortController().signal)
      working.catch(() => undefined)
      process.kill(await freeze(id), 'SIGKILL')
      await expect(working).rejects.toThrow('SIGKILL')
      expect(await read(id)).toMatchObject(kill < 3 ? { status: 'waiting', holder: null } : { status: 'failed' })
    }
    expect((await read(id)).error).toContain('pede mais memória')
  },
)

it('goes on in another process as often as workers die under it', async () => {
  const id = await addRun('{"name": "Liga 2020", "matches": []}')
  for (let death = 0; death < 12; death += 1) {
    expect(await takeAndDie(id)).toBe(true)
    // The run is queued again by the check of every minute, or taken over while it is silent.
    if (death % 2 === 0) expect(await revive()).toContain(id)
    else {
      const taken = await ImportRun.take(test.database, id, 'another')
      taken!.release()
      await taken!.fail(new Error('stopped'))
    }
  }
  await runImportJob(test.context, id, new AbortController().signal)
  expect(await read(id)).toMatchObject({ status: 'done' })
})

it('does not blame a run for the deaths of others: the service, the database, a worker', async () => {
  const id = await addRun('{"name": "Liga 2020", "matches": []}')
  for (let start = 0; start < 6; start += 1) {
    expect(await takeAndDie(id)).toBe(true)
    await forgetHolders(test.database, test.context.files)
  }
  for (let loss = 0; loss < 6; loss += 1) {
    const run = await ImportRun.take(test.database, id, 'a-process')
    await run!.fail(Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }))
    expect(await read(id)).toMatchObject({ status: 'waiting', holder: null })
  }
  for (let death = 0; death < 6; death += 1) {
    expect(await takeAndDie(id, 'waiting')).toBe(true)
    await revive()
  }
  // The last heartbeat is older than PostgreSQL's start, so the database was away.
  await takeAndDie(id)
  await test.database
    .updateTable('import_runs')
    .set({ updated_at: new Date(0) })
    .where('id', '=', id)
    .execute()
  await revive()
  const counted = () =>
    test.database
      .selectFrom('import_runs')
      .select(['attempts', 'restarts'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  expect(await counted()).toEqual({ attempts: 0, restarts: 19 })
  // A planned stop does not count as an interruption.
  await expect(runImportJob(test.context, id, AbortSignal.abort())).rejects.toThrow('stopped')
  expect(await counted()).toEqual({ attempts: 0, restarts: 19 })
  // A run that takes the whole service down is given up too, only later.
  await takeAndDie(id)
  await forgetHolders(test.database, test.context.files)
  expect(await takeAndDie(id)).toBe(false)
  expect(await read(id)).toMatchObject({ status: 'interrupted' })
})
