import { expect, it } from 'vitest'
import { openDatabase } from '../../database/database.ts'
import { seeDemonstrationOnly, seePassableOnly } from '../../database/sight.ts'
import { createChangeClock } from '../answers/change-clock.ts'
import { memoryOf, rememberReads } from './memory.ts'

it('is not used by calls with a restricted view, nor by code with the database itself', async () => {
  const database = openDatabase({ host: 'localhost', user: 'nobody', database: 'none' }, () => undefined)
  const reading = rememberReads(database, createChangeClock())
  expect(memoryOf(reading)).not.toBeNull()
  expect(memoryOf(database)).toBeNull()
  expect(seeDemonstrationOnly(() => memoryOf(reading))).toBeNull()
  expect(seePassableOnly(() => memoryOf(reading))).toBeNull()
  await database.destroy()
})
