import { createServer as createHttpServer } from 'node:http'
import net, { createServer, isIPv6, type AddressInfo, type Server, type Socket } from 'node:net'
import tls from 'node:tls'
import { request } from 'undici'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Reach } from '../../config/reach.ts'
import { createOutgoingAgent, type OutgoingOptions } from './outgoing-agent.ts'
import { resolutionOf, ssrfCorpus } from '../../testing/ssrf-corpus.ts'

const TIMEOUT_MS = 2_000
const PUBLIC: Reach = { allowPrivate: false, hosts: null }
const ANYWHERE: Reach = { allowPrivate: true, hosts: null }

let listener: Server
let port: number
/** What really arrived at this machine, and what was really tried anywhere. */
let arrived = 0
let attempts: string[] = []

beforeAll(async () => {
  listener = createServer((socket) => {
    arrived += 1
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
  })
  // Every address of this machine, IPv6 too where there is any.
  await new Promise<void>((resolve) => {
    listener.once('error', () => listener.listen(0, '0.0.0.0', resolve))
    listener.listen(0, '::', resolve)
  })
  port = (listener.address() as AddressInfo).port
})
afterAll(() => void listener.close())

beforeEach(() => {
  arrived = 0
  attempts = []
  const watch = (socket: Socket) => socket.on('connectionAttempt', (ip: string) => attempts.push(ip))
  const [connect, secure] = [net.connect, tls.connect]
  vi.spyOn(net, 'connect').mockImplementation((...given: Parameters<typeof net.connect>) => watch(connect(...given)))
  vi.spyOn(tls, 'connect').mockImplementation(((...given: Parameters<typeof tls.connect>) =>
    watch(secure(...given))) as typeof tls.connect)
})
afterEach(() => vi.restoreAllMocks())

const resolve: NonNullable<OutgoingOptions['resolve']> = (hostname, _options, callback) =>
  callback(
    null,
    resolutionOf(hostname).map((address) => ({ address, family: isIPv6(address.split('%')[0]!) ? 6 : 4 })),
  )

async function reach(address: string, options: Partial<OutgoingOptions> = {}): Promise<'answered' | 'refused'> {
  const agent = createOutgoingAgent({ reach: PUBLIC, timeoutMs: TIMEOUT_MS, resolve, ...options })
  try {
    const { body } = await request(address, { dispatcher: agent })
    await body.dump()
    return 'answered'
  } catch {
    return 'refused'
  } finally {
    await agent.destroy()
  }
}

test('the counting counts: where private addresses are allowed, they are reached', async () => {
  expect(await reach(`http://127.0.0.1:${port}/`, { reach: ANYWHERE })).toBe('answered')
  expect(await reach(`http://0x7f.1:${port}/`, { reach: ANYWHERE })).toBe('answered')
  expect(attempts).toEqual(['127.0.0.1', '127.0.0.1'])
  expect(arrived).toBe(2)
})

test('no spelling of a forbidden address is ever connected to', async () => {
  const corpus = ssrfCorpus(port)
  expect(corpus.length).toBeGreaterThan(200)
  const answered: string[] = []
  for (const address of corpus) if ((await reach(address)) === 'answered') answered.push(address)
  expect(answered).toEqual([])
  expect(attempts).toEqual([])
  expect(arrived).toBe(0)
})

test('a name that was public when it was looked at, and is private when it is connected to, is refused', async () => {
  const answers = ['8.8.8.8', '127.0.0.1', '8.8.8.8', '10.0.0.1']
  const asked: string[] = []
  const turning: typeof resolve = (_hostname, _options, callback) => {
    const address = answers[asked.length % answers.length]!
    asked.push(address)
    callback(null, [{ address, family: 4 }])
  }
  for (const look of ['by who saves it', 'by who saves it again']) {
    turning(look, { all: true }, () => undefined)
    expect(await reach(`http://gira.exemplo.com:${port}/`, { resolve: turning })).toBe('refused')
  }
  expect(asked).toEqual(answers)
  expect(attempts).toEqual([])
  expect(arrived).toBe(0)
})

test('a redirect is an answer, and not followed', async () => {
  const sender = createHttpServer((_incoming, answer) =>
    answer.writeHead(307, { location: `http://127.0.0.1:${port}/`, connection: 'close' }).end(),
  )
  await new Promise<void>((listening) => sender.listen(0, '127.0.0.1', listening))
  const from = (sender.address() as AddressInfo).port
  expect(await reach(`http://127.0.0.1:${from}/`, { reach: ANYWHERE })).toBe('answered')
  sender.close()
  expect(attempts).toEqual(['127.0.0.1'])
  expect(arrived).toBe(0)
})

test('only hosts on the operator’s list are reached, whatever is configured for private addresses', async () => {
  for (const allowPrivate of [true, false]) {
    const hosts = ['exemplo.com', '*.exemplo.org']
    const listed = { reach: { allowPrivate, hosts } }
    expect(await reach(`http://127.0.0.1:${port}/`, listed)).toBe('refused')
    expect(await reach(`http://outro.com:${port}/`, listed)).toBe('refused')
    expect(await reach(`http://exemplo.com.outro.com:${port}/`, listed)).toBe('refused')
  }
  expect(attempts).toEqual([])
  const hosts = ['127.0.0.1', '::1']
  expect(await reach(`http://127.0.0.1:${port}/`, { reach: { allowPrivate: true, hosts } })).toBe('answered')
  // A list says where to, and does not open the own network.
  expect(await reach(`http://127.0.0.1:${port}/`, { reach: { allowPrivate: false, hosts } })).toBe('refused')
})
