import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { cleanSets } from '../features/operations/maintenance/clean-sets.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { Playback } from './live/live.ts'
import { loadDemonstration } from './load.ts'
import { NOW, small, REPLAYED_TABLES, replayedRows } from './testing/replayed-rows.ts'
import { facts } from './facts/facts.ts'

// Some seconds of work; a busy machine needs many times that.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const DAY = 86_400_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await loadDemonstration(test.database, new Date(NOW), { facts: small })
})
afterAll(() => test.close())

const count = async (from: string) => {
  const { rows } = await sql<{ count: string }>`select count(*) ${sql.raw(from)}`.execute(test.database)
  return Number(rows[0]!.count)
}

it('Remover demonstração leaves the facts, can be undone row by row, and is not loaded again', async () => {
  const admin = await test.registerAdmin()
  const tables = cleanSets.demo.map(({ table }) => table).filter((table) => REPLAYED_TABLES.includes(table))
  const before = await replayedRows(test.database)
  const { status, body } = await test.call('POST', '/api/v1/webmaster/demo/clean', { as: admin })
  expect(status).toBe(200)
  expect(body.data.copy).toMatchObject({ kind: 'demo' })
  expect(body.data.copy.counts.matches).toBe(before['matches']!.length)
  for (const [table, rows] of Object.entries(await replayedRows(test.database))) {
    expect(rows, table).toHaveLength(table === 'titles' ? facts.titles.length : 0)
  }
  expect(await count('from people')).toBe(0)
  expect(await count('from teams')).toBe(facts.teams.length)
  expect(await count(`from competitions`)).toBe(facts.competitions.length)
  expect(await loadDemonstration(test.database, new Date(NOW), { facts: small })).toBeNull()
  expect(await new Playback(test.database, small).catchUp(new Date(NOW + 4 * DAY))).toBe(false)

  const undone = await test.call('POST', `/api/v1/webmaster/copias/${body.data.copy.id}/restaurar`, { as: admin })
  expect(undone.body.data.restored).toEqual(body.data.copy.counts)
  const after = await replayedRows(test.database)
  for (const table of tables) expect(after[table], table).toEqual(before[table])
  expect(await new Playback(test.database, small).catchUp(new Date(NOW + 4 * DAY))).toBe(true)
})
