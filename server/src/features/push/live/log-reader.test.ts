import { setTimeout as sleep } from 'node:timers/promises'
import type { PushEvent } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { createLogReader } from './log-reader.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await sql`insert into log_readers (name, seq) values ('test', 0)`.execute(test.database)
})
afterAll(() => test.close())

const write = async (name: string) => {
  await sql`
    insert into streamings (id, kind, name, free) values ('canal', 'streaming', ${name}, true)
    on conflict (id) do update set name = excluded.name`.execute(test.database)
}

/** A reader whose subscribers come when the test says so. */
function startReader(restMs: number) {
  const state = { needed: false, asked: 0, consumed: [] as PushEvent[] }
  const consumer = {
    name: 'test',
    isNeeded: async () => {
      state.asked += 1
      return state.needed
    },
    consume: async (_: unknown, events: readonly PushEvent[]) => void state.consumed.push(...events),
  }
  return { state, reader: createLogReader(test.database, createLog('silent'), consumer, restMs) }
}

it('rests after a change while there is no subscriber, and stops in the middle of it', async () => {
  await write('Canal um')
  const { state, reader } = startReader(60_000)
  await until(() => state.asked === 1)
  await write('Canal dois')
  reader.wake()
  await sleep(500)
  expect(state.asked).toBe(1)
  await reader.stop()
})

it('misses nothing once there is a subscriber', async () => {
  const { state, reader } = startReader(10)
  try {
    await write('Canal três')
    reader.wake()
    await until(() => state.asked > 0)
    state.needed = true
    for (let version = 4; version <= 6; version += 1) {
      await write(`Canal ${version}`)
      reader.wake()
    }
    // Each write is a version.
    await until(() => state.consumed.at(-1)?.record.version === 6)
    expect(state.consumed.slice(-3).map(({ record }) => record.version)).toEqual([4, 5, 6])
  } finally {
    await reader.stop()
  }
})
