import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { MOST_AHEAD, registerUnreadDeadline } from './unread-answers.ts'

let test: TestApp
let port: number
beforeAll(async () => {
  test = await createTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as AddressInfo).port
})
afterAll(() => test.close())

const CALL = 'GET /web/api/v1/website HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** How many answers come back until so many have, or the connection ends, when calls are sent in one go. */
async function sendAhead(calls: number, wanted: number): Promise<{ answers: number; isOpen: boolean }> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
  const answers = () => received.match(/HTTP\/1\.1 200/g)?.length ?? 0
  socket.write(CALL.repeat(calls))
  await until(() => socket.destroyed || answers() >= wanted, 30_000)
  const isOpen = !socket.destroyed
  socket.destroy()
  return { answers: answers(), isOpen }
}

it('answers a few calls that were sent ahead, in their order, and ends a connection that sends hundreds', async () => {
  expect(await sendAhead(1 + MOST_AHEAD, 1 + MOST_AHEAD)).toEqual({ answers: 1 + MOST_AHEAD, isOpen: true })
  expect((await sendAhead(500, 500)).isOpen).toBe(false)
})

it('counts only those that wait: any number one after the other is answered', async () => {
  const socket = connect(port, '127.0.0.1')
  for (let round = 0; round < 3 * MOST_AHEAD; round += 1) {
    socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2))
    let received = ''
    while ((received.match(/HTTP\/1\.1 200/g)?.length ?? 0) < 2) received += String((await once(socket, 'data'))[0])
  }
  socket.destroy()
})

it('abandons an answer that is not read, and not one that is read slowly', async () => {
  const app = fastify()
  registerUnreadDeadline(app, 1_500)
  app.get('/', () => Buffer.alloc(16_000_000))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port: own } = app.server.address() as AddressInfo
  const ask = (): Socket => {
    const socket = connect(own, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return socket.pause()
  }
  const left = async () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
  const [, slow] = [ask(), ask()]
  let bytes = 0
  slow.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    slow.pause()
    setTimeout(() => slow.resume(), 15)
  })
  slow.resume()
  await once(slow, 'data')
  await expect.poll(left, { timeout: 10_000 }).toBe(1)
  await expect.poll(() => bytes, { timeout: 40_000 }).toBeGreaterThan(16_000_000)
  slow.destroy()
  await app.close()
})
