import { pushEventTypes } from '@meio-campo/contract/rules'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

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
    expect.objectContaining({ properties: { type: { const: 'match.goal' }, version: { const: 1 } } }),
  ])
  expect(components.schemas.PushEvent.properties.type.enum).toContain('match.goal')
})
