import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let port: number
beforeAll(async () => {
  test = await createTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as AddressInfo).port
})
afterAll(() => test.close())

/** What is answered to these bytes until the connection is closed. */
async function send(lines: readonly string[], body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  return text(socket)
}

const POST = ['POST /web/access/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
/** A second call, hidden in the body of the first. */
const HIDDEN = 'GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

it.each([
  ['a length beside chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${HIDDEN}`],
  ['two lengths', ['Content-Length: 0', `Content-Length: ${HIDDEN.length}`], HIDDEN],
  ['a length that is no number', ['Content-Length: +4'], HIDDEN],
  ['chunks under another name', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${HIDDEN}`],
  ['chunks on a folded line', ['Transfer-Encoding:', ' chunked', 'Content-Length: 4'], `0\r\n\r\n${HIDDEN}`],
  ['a name that ends in a space', ['Transfer-Encoding : chunked', 'Content-Length: 4'], `0\r\n\r\n${HIDDEN}`],
  ['a length folded onto another', ['X-A: b', ' c: d', 'Content-Length: 0', 'Content-Length: 0'], HIDDEN],
  ['a length with a NUL', ['Content-Length: 4\0'], HIDDEN],
  ['chunks whose length is no number', ['Transfer-Encoding: chunked'], `-1\r\n\r\n${HIDDEN}`],
  ['a line ended by half', ['X-A: b\nTransfer-Encoding: chunked'], `0\r\n\r\n${HIDDEN}`],
])('refuses %s, and answers nothing hidden behind it', async (_what, headers, body) => {
  const answer = await send([...POST, ...headers], body)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

it('takes the method from the first line and from nowhere else', async () => {
  const admin = await test.registerAdmin()
  const before = await test.database.selectFrom('users').select(['id', 'version']).orderBy('id').execute()
  for (const headers of [
    { 'x-http-method-override': 'PATCH' },
    { 'x-http-method': 'DELETE' },
    { 'x-method-override': 'DELETE' },
  ] as Record<string, string>[])
    for (const [method, path] of [
      ['GET', `/api/v1/usuarios/${admin.user._id}?_method=DELETE`],
      ['POST', `/api/v1/usuarios/${admin.user._id}`],
    ] as const) {
      const body = method === 'POST' ? { _method: 'PATCH', name: 'Outra' } : undefined
      const { status } = await test.call(method, path, { as: admin, headers, body })
      expect([404, 405]).toContain(status)
    }
  expect(await test.database.selectFrom('users').select(['id', 'version']).orderBy('id').execute()).toEqual(before)
})

it('does not echo a request: TRACE is no method here', async () => {
  const answer = await send(['TRACE / HTTP/1.1', 'Host: localhost', 'X-Segredo: abc', 'Connection: close'])
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer).not.toContain('abc')
})

it('sets no cookie, not even at a sign-in', async () => {
  const { user } = await test.register()
  const body = { email: user.email, password: PASSWORD, remember: true }
  for (const answer of [
    await test.call('POST', '/access/login', { body }),
    await test.call('GET', '/api/v1/website'),
    await test.app.inject('/dashboard'),
  ])
    expect(answer.headers['set-cookie']).toBeUndefined()
})
