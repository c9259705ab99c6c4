import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemonstration } from './demo/load.ts'
import { findPlaces } from './testing/places.ts'
import { walkQueries } from './testing/refusals/walk-queries.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await loadDemonstration(test.database, test.context.now())
}, 300_000)
afterAll(() => test.close())

it(
  'refuses a wrong value of any parameter by its name, in a sentence that says what it takes',
  { timeout: 600_000 },
  async () => {
    expect(await walkQueries(test, await findPlaces(test), await test.registerAdmin())).toEqual([])
  },
)
