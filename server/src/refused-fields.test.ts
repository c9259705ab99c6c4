import { endpoints, type Endpoint } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemonstration } from './demo/load.ts'
import { sampleOperations } from './testing/operations.ts'
import { findPlaces } from './testing/places.ts'
import { walkRefusals } from './testing/refusals/walk-refusals.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ SECRET_KEY: 'a-secret-key-for-tests-of-32-letters' })
  await loadDemonstration(test.database, test.context.now())
}, 300_000)
afterAll(() => test.close())

it('refuses a wrong value of any field of any write by naming that field', { timeout: 1_200_000 }, async () => {
  const walk = await walkRefusals(test)
  const samples = await sampleOperations(walk.test, await findPlaces(test))
  expect(walk.findings).toEqual([])
  const writes = Object.values(endpoints).filter(({ body }: Endpoint) => body !== undefined)
  expect([...walk.tried.keys()].toSorted()).toEqual(writes.map(({ id }) => id).toSorted())
  expect(samples.length).toBeGreaterThan(writes.length)
})
