import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => void (test = await createTestApp()))
afterAll(() => test.close())

it('lists every operation and the guides for every visitor, without placeholders', async () => {
  const answer = await test.app.inject('/llms.txt')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toMatch(/^# Meio-Campo\n\n> /)
  const { paths } = (await test.app.inject('/api/v1/openapi.json')).json() as { paths: Record<string, object> }
  const lines = answer.body.split('\n')
  // The same calls with `fields`, which the text describes once for all, have no line of their own.
  const missing = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(path.endsWith('.campos') ? {} : methods)
      .map((method) => `- \`${method.toUpperCase()} ${path}\`: `)
      .filter((start) => !lines.some((line) => line.startsWith(start))),
  )
  expect(Object.keys(paths).length).toBeGreaterThan(50)
  expect(missing).toEqual([])
  expect(answer.body).toContain('`fields=home.name,events.player.name`')
  expect(answer.body).not.toContain('.campos`')
  expect(answer.body).toContain('### Primeira chamada em um minuto')
  expect(answer.body).toContain(`${test.context.publicUrl}/api/v1/campeonatos/brasileirao_serie_a/tabela`)
  expect(answer.body).toContain(`POST ${test.context.publicUrl}/mcp`)
  expect(answer.body).not.toContain('{endereco}')
  expect(answer.body).not.toContain('undefined')
})

it('answers 304 to a known ETag, as the OpenAPI document does', async () => {
  for (const path of ['/llms.txt', '/api/v1/openapi.json']) {
    const first = await test.app.inject(path)
    const again = await test.app.inject({ url: path, headers: { 'if-none-match': String(first.headers['etag']) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
})

it('lists the failures of an operation by status, and only possible ones', async () => {
  const document = (await test.app.inject('/api/v1/openapi.json')).json()
  const failures = (path: string, method: string) =>
    Object.fromEntries(
      Object.entries(document.paths[path][method].responses as Record<string, { $ref?: string }>)
        .filter(([status, { $ref }]) => $ref && status !== '304')
        .map(([status, { $ref }]) => [
          status,
          document.components.responses[$ref!.split('/').at(-1)!]['x-problems'].map(
            ({ code }: { code: string }) => code,
          ),
        ]),
    )
  expect(failures('/api/v1/times/{id}', 'get')).toMatchObject({
    401: [
      'no_session',
      'missing_key',
      'malformed_authorization',
      'invalid_key',
      'key_revoked',
      'key_expired',
      'secret_replaced',
    ],
    404: ['not_found'],
  })
  expect(failures('/api/v1/vitrine', 'get')).not.toHaveProperty('401')
  expect(failures('/web/access/register', 'post')).toMatchObject({ 409: ['email_taken'] })
  expect(failures('/api/v1/usuarios/{id}', 'patch')[403]).toContain('forbidden')
})
