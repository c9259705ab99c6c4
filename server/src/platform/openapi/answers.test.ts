import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@meio-campo/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemonstration } from '../../demo/load.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sampleOperations, type Sample } from '../../testing/operations.ts'
import { findPlaces } from '../../testing/places.ts'
import { toExample } from '../../testing/example.ts'
import { fieldTree, selectFields } from '../reading/fields.ts'
import { FIELDS_ENDING } from './with-fields.ts'

/** `RECORD=1` writes the examples of the document from what the operations answer here. */
const EXAMPLES = join(import.meta.dirname, 'examples.gen.json')

let test: TestApp
let samples: Sample[]
beforeAll(async () => {
  test = await createTestApp({ SECRET_KEY: 'a-secret-key-for-tests-of-32-letters' })
  await loadDemonstration(test.database, test.context.now())
  samples = await sampleOperations(test, await findPlaces(test))
}, 900_000)
afterAll(() => test.close())

it('has called every operation, and each answered as it should', () => {
  const called = new Set(samples.map(({ endpoint }) => endpoint.id))
  expect([...called].toSorted()).toEqual(Object.keys(endpoints).toSorted())
  const wrong = samples.filter(({ endpoint, status }) => status !== (endpoint.status ?? 200))
  expect(
    wrong.map(({ endpoint, status, answer }) => [endpoint.id, status, JSON.stringify(answer).slice(0, 300)]),
  ).toEqual([])
})

it('answers what the document says, and nothing it does not say', async () => {
  const document = JSON.parse((await test.app.inject('/api/v1/openapi.json')).body)
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  addFormats.default(ajv, ['date-time', 'date'])
  ajv.addFormat('mc-url', true)
  ajv.addFormat('mc-country', true)
  ajv.addSchema(strictly(document) as object, 'openapi')
  const wrong: string[] = []
  for (const { endpoint, answer } of samples) {
    const status = endpoint.status ?? 200
    if (status === 204 || !endpoint.answer) continue
    const path = Object.keys(document.paths)
      .find((each) => each.endsWith(endpoint.path))!
      .replaceAll('/', '~1')
    const content = `/paths/${path}/${endpoint.method.toLowerCase()}/responses/${status}/content/application~1json/schema`
    const check = ajv.compile({ $ref: `openapi#${encodeURI(content)}` })
    if (check(answer)) continue
    wrong.push(
      ...check
        .errors!.slice(0, 5)
        .map((error) => `${endpoint.id} ${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`),
    )
  }
  expect(wrong).toEqual([])
})

it('answers what the document says with any of the fields alone', async () => {
  const document = JSON.parse((await test.app.inject('/api/v1/openapi.json')).body)
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv, ['date-time', 'date'])
  ajv.addFormat('mc-url', true)
  ajv.addFormat('mc-country', true)
  ajv.addSchema(document, 'openapi')
  let checked = 0
  for (const { endpoint, answer } of samples) {
    const path = `${endpoint.path}.${FIELDS_ENDING}`
    if (endpoint.method !== 'GET' || !(path in document.paths)) continue
    const pointer = `/paths/${path.replaceAll('/', '~1')}/get/responses/200/content/application~1json/schema`
    const check = ajv.compile({ $ref: `openapi#${encodeURI(pointer)}` })
    const { data, ...rest } = answer as { data: object | object[] }
    const list = Array.isArray(data) ? data : [data]
    for (const field of pathsOf(list[0] ?? {})) {
      const chosen = list.map((item) => selectFields(item, fieldTree(field)))
      const ok = check({ ...rest, data: Array.isArray(data) ? chosen : chosen[0] })
      expect([endpoint.id, field, ok, check.errors]).toEqual([endpoint.id, field, true, null])
      checked += 1
    }
  }
  expect(checked).toBeGreaterThan(500)
})

/** The fields of an answer, and those one level below. */
function pathsOf(item: object): string[] {
  return Object.entries(item).flatMap(([name, value]) => {
    const inner: unknown = Array.isArray(value) ? value[0] : value
    const below = typeof inner === 'object' && inner !== null ? Object.keys(inner) : []
    return [name, ...below.map((each) => `${name}.${each}`)]
  })
}

it('has an example of every operation that answers something', async () => {
  const answering = samples.filter(({ endpoint }) => endpoint.answer)
  if (process.env['RECORD'] === '1') {
    const examples = Object.fromEntries(answering.map((sample) => [sample.endpoint.id, toExample(sample)]))
    await writeFile(EXAMPLES, `${JSON.stringify(examples, null, 1)}\n`)
  }
  const recorded = JSON.parse(await readFile(EXAMPLES, 'utf8')) as Record<string, unknown>
  expect(Object.keys(recorded).toSorted()).toEqual(answering.map(({ endpoint }) => endpoint.id).toSorted())
})

/** Fields that the document does not know are a mistake here, though readers must tolerate them. */
function strictly(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strictly)
  if (typeof node !== 'object' || node === null) return node
  const fields = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, strictly(value)]))
  return 'properties' in fields && fields['type'] === 'object' && !('additionalProperties' in fields)
    ? { ...fields, additionalProperties: false }
    : fields
}
