import { endpoints, type Endpoint } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemonstration } from './demo/load.ts'
import { sampleOperations } from './testing/operations.ts'
import { findPlaces } from './testing/places.ts'
import { kindsIn } from './testing/refusals/kinds-of-body.ts'
import { FULL, walkRefusals } from './testing/refusals/walk-refusals.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ SECRET_KEY: 'a-secret-key-for-tests-of-32-letters' })
  await loadDemonstration(test.database, test.context.now())
}, 300_000)
afterAll(() => test.close())

it('refuses a wrong value of any field of any kind of write by naming that field', { timeout: 1_800_000 }, async () => {
  const walk = await walkRefusals(test)
  const samples = await sampleOperations(walk.test, await findPlaces(test))
  expect(walk.findings).toEqual([])
  const writes: readonly Endpoint[] = Object.values(endpoints).filter(({ body }: Endpoint) => body !== undefined)
  expect([...walk.tried.keys()].toSorted()).toEqual(writes.map(({ id }) => id).toSorted())
  const kinds = writes.flatMap(({ id, body }) => kindsIn(body!).map((kind) => `${id} ${kind}`))
  if (FULL) expect(kinds.filter((kind) => !walk.kinds.has(kind))).toEqual([])
  expect(samples.length).toBeGreaterThan(writes.length)
})
