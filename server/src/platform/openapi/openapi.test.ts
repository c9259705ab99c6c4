import { pushEventTypes } from '@meio-campo/contract/rules'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { isDescribed, partsOf } from './with-descriptions.ts'

let test: TestApp
let source: string
beforeAll(async () => {
  test = await createTestApp()
  source = (await test.app.inject('/api/v1/openapi.json')).body
})
afterAll(() => test.close())

it('passes the linter without an error or a warning', async () => {
  // The test's own address is localhost.
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-server-example.com': 'off' } })
  const problems = await lintFromString({ source, config })
  const described = problems.map(({ ruleId, severity, message, location }) =>
    [severity, ruleId, message, location[0]?.pointer].join(' · '),
  )
  expect(described).toEqual([])
})

it('describes what webhooks receive, every type of event', () => {
  const { webhooks, components } = JSON.parse(source)
  expect(Object.keys(webhooks).toSorted()).toEqual(Object.keys(pushEventTypes).toSorted())
  const { post } = webhooks['match.goal']
  expect(post.summary).toBe('Gol')
  expect(post.requestBody.content['application/json'].schema.allOf).toEqual([
    { $ref: '#/components/schemas/PushEvent' },
    expect.objectContaining({ properties: { type: { const: 'match.goal' }, version: { const: 2 } } }),
  ])
  expect(components.schemas.PushEvent.properties.type.enum).toContain('match.goal')
})

it('names each reference by what it refers to', () => {
  const { components } = JSON.parse(source)
  const nameOf = (schema: { $ref?: string; anyOf?: { $ref?: string }[] }) =>
    (schema.$ref ?? schema.anyOf?.[0]?.$ref)?.split('/').at(-1)
  const { competition, home, stadium } = components.schemas.Match.properties
  const { streaming } = components.schemas.Airing.properties
  expect([competition, home, stadium, streaming].map(nameOf)).toEqual([
    'CompetitionRef',
    'TeamRef',
    'StadiumRef',
    'StreamingRef',
  ])
  expect(nameOf(components.schemas.PushEvent.properties.match)).toBe('Match')
})

it('describes headers, 304, 405, streams and limits; each operation answers one type', () => {
  const document = JSON.parse(source)
  for (const [path, methods] of Object.entries<Record<string, DocumentedOperation>>(document.paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2'))!
      expect([path, method, Object.keys(success.content ?? {}).length <= 1]).toEqual([path, method, true])
      expect(Object.keys(success.headers ?? {})).toContain('X-Request-Id')
      expect(Object.keys(responses)).toEqual(
        expect.arrayContaining(['405', '429', ...(method === 'get' ? ['304'] : [])]),
      )
    }
  }
  const { paths, components } = document
  expect(Object.keys(paths['/api/v1/times'].get.responses[200].headers)).toEqual(
    expect.arrayContaining(['ETag', 'Last-Modified', 'RateLimit', 'RateLimit-Policy']),
  )
  expect(Object.keys(paths['/api/v1/times'].post.responses[201].headers)).toEqual(
    expect.arrayContaining(['ETag', 'Location']),
  )
  expect(paths['/api/v1/ao-vivo.sse'].get.responses[200].content).toHaveProperty(['text/event-stream'])
  expect(paths['/api/v1/jogos.ics'].get).toMatchObject({
    operationId: 'listMatchesIcs',
    responses: { 200: { content: { 'text/calendar': { schema: { type: 'string' } } } } },
  })
  expect(Object.keys(components.headers)).toContain('Retry-After')
  expect(document['x-rate-limits']).toContainEqual(
    expect.objectContaining({ name: 'visitante', calls: 600, seconds: 60 }),
  )
  // Every year of an example is one that has been, or the next.
  const years = [...source.matchAll(/"(?:edition|temporada|season)":"(\d{4})"/g)].map(([, year]) => Number(year))
  expect(Math.max(...years)).toBeLessThanOrEqual(2027)
})

it('answers what it says at the addresses with an ending', async () => {
  const person = await test.register()
  const csv = await test.call('GET', '/api/v1/times.csv?pais=BR', { as: person })
  expect([csv.status, csv.headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')])
  const ics = await test.call('GET', '/api/v1/jogos.ics', { as: person })
  expect([ics.status, ics.headers['content-type']]).toEqual([200, expect.stringContaining('text/calendar')])
  expect((await test.call('GET', '/api/v1/estadios.ics', { as: person })).status).toBe(400)
  expect((await test.call('GET', '/api/v1/nada.csv', { as: person })).status).toBe(404)
})

interface DocumentedOperation {
  readonly responses: Readonly<Record<string, { readonly content?: object; readonly headers?: object }>>
}

interface Schema {
  readonly $ref?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

it('describes every field and parameter there is', () => {
  const { paths, components } = JSON.parse(source)
  const missing = new Set<string>()
  const lookInto = (schema: Schema, where: string): void => {
    for (const [field, value] of Object.entries(schema.properties ?? {})) {
      const target = (value.$ref ?? value.items?.$ref ?? value.anyOf?.[0]?.$ref)?.split('/').at(-1)
      const inherited = target === undefined ? undefined : components.schemas[target].description
      if (!isDescribed(value) && inherited === undefined) missing.add(`${where}.${field}`)
      lookInto(value, `${where}.${field}`)
    }
    for (const part of partsOf(schema)) lookInto(part, where)
  }
  for (const [name, schema] of Object.entries<Schema>(components.schemas)) lookInto(schema, name)
  const operations = Object.values<Record<string, Operation>>(paths).flatMap((methods) => Object.values(methods))
  expect(operations.length).toBeGreaterThan(400)
  for (const { operationId, parameters = [], requestBody, responses } of operations) {
    for (const { name, description, schema } of parameters)
      if (description === undefined && !isDescribed(schema)) missing.add(`${operationId}?${name}`)
    for (const { content = {} } of [...Object.values(responses), ...(requestBody ? [requestBody] : [])])
      for (const { schema } of Object.values(content)) if (schema) lookInto(schema, operationId)
  }
  expect([...missing]).toEqual([])
  const { Match, MatchEvent } = components.schemas
  const { kind } =
    paths['/api/v1/times'].get.responses[200].content['application/json'].schema.properties.data.items.properties
  for (const { enum: values, description } of [Match.properties.status, MatchEvent.properties.type, kind])
    for (const value of values) expect(description).toContain(`\`${value}\``)
})

interface Operation {
  readonly operationId: string
  readonly requestBody?: { readonly content?: Readonly<Record<string, { schema?: Schema }>> }
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly description?: string
    readonly schema: Schema
  }[]
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema?: Schema }>> }>>
}
