import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { until } from '../testing/until.ts'
import { openServingDatabase, type Database } from './database.ts'
import { planOnce } from './planned-once.ts'
import { KEPT_PLANNED_CONNECTIONS, PLANNED_CONNECTIONS } from './pools.ts'
import { seeDemonstrationOnly } from './sight.ts'

let database: Database
let end: () => Promise<void>
beforeAll(async () => {
  const { address, drop } = await createTestDatabase()
  database = openServingDatabase(address, () => undefined)
  end = async () => {
    await database.destroy()
    await drop()
  }
})
afterAll(() => end())

async function settings(): Promise<string> {
  const { rows } = await sql<{ plans: string; path: string }>`
    select current_setting('plan_cache_mode') as plans, current_setting('search_path') as path`.execute(database)
  return `${rows[0]!.plans} ${rows[0]!.path}`
}

it('keeps the first plan of a statement, on connections of its own', async () => {
  expect(await planOnce(settings)).toMatch(/^force_generic_plan /)
  expect(await settings()).toMatch(/^auto /)
})

it('never sees more than the call does', async () => {
  expect(await seeDemonstrationOnly(() => planOnce(settings))).toMatch(/ demonstration, ?public$/)
})

it('plans the third asking, and never again', async () => {
  const ask = (name: string) => sql`select name from teams where id = ${name}`.execute(database)
  const plans = () =>
    sql<{ custom: string; generic: string }>`
      select sum(custom_plans) as custom, sum(generic_plans) as generic from pg_prepared_statements
      where statement like 'select name from teams%' and ${true}::boolean`.execute(database)
  await planOnce(async () => {
    for (let times = 0; times < 12; times += 1) await ask(`t${times}`)
    expect((await plans()).rows).toEqual([{ custom: '0', generic: '10' }])
  })
})

it('keeps some of its connections, with their plans, while nobody asks', async () => {
  const backend = () => sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.2)`.execute(database)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = await Promise.all(Array.from({ length: PLANNED_CONNECTIONS }, () => planOnce(backend)))
  const pids = new Set(asked.map(({ rows }) => rows[0]!.pid))
  expect(pids.size).toBe(PLANNED_CONNECTIONS)
  vi.advanceTimersByTime(3_600_000)
  vi.useRealTimers()
  await until(async () => {
    const { rows } = await sql`select from pg_stat_activity where pid = any(${[...pids]})`.execute(database)
    return rows.length === KEPT_PLANNED_CONNECTIONS
  })
})
