import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openDatabase, type Database } from '../../database/database.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { loadDemonstration } from '../load.ts'
import { NOW, small } from '../testing/replayed-rows.ts'
import { Playback } from './live.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const MINUTE = 60_000

let database: Database
let close: () => Promise<void>
beforeAll(async () => {
  const { address, drop } = await createTestDatabase()
  database = openDatabase(address, () => undefined)
  close = () => database.destroy().then(drop)
  await loadDemonstration(database, new Date(NOW), { facts: small })
})
afterAll(() => close())

async function pictureOf(id: string): Promise<unknown> {
  const { rows } = await sql`
    select to_jsonb(m) as match, (
      select jsonb_agg(to_jsonb(e) order by e.id) from events as e where e.match_id = m.id) as events
    from matches as m where id = ${id}`.execute(database)
  return rows[0]
}

it('leaves a match to the operator who runs it at the desk, until they return it', async () => {
  const playback = new Playback(database, small)
  const live = await database
    .selectFrom('matches')
    .select('id')
    .where('status', 'in', ['firstHalf', 'secondHalf'])
    .executeTakeFirstOrThrow()
  await database
    .updateTable('matches')
    .set({ desk_at: new Date(NOW) })
    .where('id', '=', live.id)
    .execute()
  const before = await pictureOf(live.id)
  expect(await playback.catchUp(new Date(NOW + 5 * MINUTE))).toBe(true)
  expect(await pictureOf(live.id)).toEqual(before)

  await database.updateTable('matches').set({ desk_at: null }).where('id', '=', live.id).execute()
  await playback.catchUp(new Date(NOW + 6 * MINUTE))
  expect(await pictureOf(live.id)).not.toMatchObject(before as object)
})
