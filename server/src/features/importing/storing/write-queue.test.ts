import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../../database/database.ts'
import { insertLeague, MATCH } from '../../../testing/football-rows.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { WriteQueue } from './write-queue.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const created = await createTestDatabase()
  drop = created.drop
  database = openDatabase(created.address, () => undefined)
  await insertLeague(database)
})
afterAll(async () => {
  await database.destroy()
  await drop()
})

test('a row that changes while it is being sent is sent as it was, and its change goes with the next flush', async () => {
  await database.transaction().execute(async (transaction) => {
    const writes = new WriteQueue(transaction)
    const match: Record<string, unknown> & typeof MATCH = { ...MATCH, stadium_id: null }
    // Sent before the match, so that the match itself is still on its way below.
    writes.insert('teams', { id: 'vitoria', name: 'Vitória', kind: 'club', country: 'BR' })
    writes.insert('matches', match)
    await writes.flush()
    // The ground is known only now: its row stands in the queue, and the match must not be ahead of it.
    writes.insert('stadiums', { id: 'fonte_nova', name: 'Fonte Nova' })
    match['stadium_id'] = 'fonte_nova'
    writes.update('matches', match)
    await writes.settle()
  })
  const stored = await database.selectFrom('matches').select('stadium_id').where('id', '=', MATCH.id).execute()
  expect(stored).toEqual([{ stadium_id: 'fonte_nova' }])
})
