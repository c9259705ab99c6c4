import type { Session, System } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { mailAlerts } from './alerts.ts'
import { purgeSamples, writeSample, writeState } from './sample.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
}, 60_000)
afterAll(() => test.close())

const system = async (): Promise<System> => (await test.call('GET', '/api/v1/sistema', { as: admin })).body.data
const letters = () => test.mails.filter(({ subject }) => subject.startsWith('Meio-Campo: '))
const send = async (_id: string, mail: TestApp['mails'][number]) => void test.mails.push(mail)

it('draws what the processes did, over all of them, and what is the same for all', async () => {
  test.context.meter.take()
  for (let n = 0; n < 5; n += 1) await test.call('GET', '/api/v1/times', { as: admin })
  await test.call('GET', '/api/v1/times/nenhum', { as: admin })
  await writeSample(test.context)
  await sql`insert into system_samples
    select at, 'outro/1', 100, 2, 1, 50, durations, 7, 1000, 500, 1000 from system_samples`.execute(test.database)
  expect(await writeState(test.context)).toBe(true)
  expect(await writeState(test.context)).toBe(false)
  const { day, databaseBytes, diskFreeBytes, diskBytes, workers } = await system()
  expect(day).toHaveLength(96)
  const last = day.findLast(({ calls }) => calls !== null)!
  expect(last).toMatchObject({
    calls: 106,
    errors: 2,
    refused: 2,
    diskFreeBytes: 500,
    crashes: 0,
    backupAgeSeconds: null,
  })
  // Of five reads of the same address, the first had to be made.
  expect(last.kept).toBe(54)
  expect(last.p50Ms).toBeGreaterThan(0)
  expect(last.p99Ms).toBeGreaterThanOrEqual(last.p50Ms!)
  expect(last.memoryBytes).toBeGreaterThan(1_000_000)
  expect(day[0]!.calls).toBeNull()
  expect(databaseBytes).toBeGreaterThan(1_000_000)
  expect(diskFreeBytes).toBeLessThanOrEqual(diskBytes)
  expect(workers).toBe(1)
})

it('mails once that workers keep dying, shows it, and mails once that it is over', async () => {
  const crash = sql`insert into worker_crashes (node, reason) values ('aqui', 'SIGKILL')`
  for (let n = 0; n < 3; n += 1) await crash.execute(test.database)
  await sql`update system_samples set disk_free_bytes = 50, disk_bytes = 100`.execute(test.database)
  const alertsOf = async () => (await system()).alerts.map(({ kind }) => kind)
  await sql`update system_samples set disk_free_bytes = 9e11, disk_bytes = 1e12`.execute(test.database)
  for (let n = 0; n < 3; n += 1) await mailAlerts(test.context, send)
  expect(await alertsOf()).toEqual(['crashes'])
  const queued = await test.database
    .selectFrom('mails')
    .select(['recipient', 'subject'])
    .where('subject', 'like', 'Meio-Campo:%')
    .execute()
  expect(queued).toEqual([{ recipient: expect.any(String), subject: 'Meio-Campo: o serviço precisa de atenção' }])
  const dashboard = await test.call('GET', '/api/v1/dashboard', { as: admin })
  expect(dashboard.body.data.admin.alerts).toEqual([expect.stringContaining('caíram 3 vezes')])
  await sql`update worker_crashes set at = now() - interval '1 hour'`.execute(test.database)
  for (let n = 0; n < 3; n += 1) await mailAlerts(test.context, send)
  expect(await alertsOf()).toEqual([])
  const all = await test.database.selectFrom('mails').select('id').where('subject', 'like', 'Meio-Campo:%').execute()
  expect(all).toHaveLength(2)
})

it('reports a stalled queue without using the queue', async () => {
  const before = letters().length
  await sql`update system_states set oldest_job_seconds = 2000`.execute(test.database)
  await mailAlerts(test.context, send)
  expect(letters().length).toBeGreaterThan(before)
  expect(letters().at(-1)!.body).toContain('há 33 minutos')
})

it('forgets what is older than two days', async () => {
  await purgeSamples(test.database, new Date(Date.now() + 3 * 86_400_000))
  expect((await system()).day.every(({ calls, databaseBytes }) => calls === null && databaseBytes === null)).toBe(true)
})
