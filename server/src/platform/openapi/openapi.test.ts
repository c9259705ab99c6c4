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
  const told = problems.map(({ ruleId, severity, message, location }) =>
    [severity, ruleId, message, location[0]?.pointer].join(' · '),
  )
  expect(told).toEqual([])
})
