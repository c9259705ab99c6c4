import { deviceValues } from '@meio-campo/contract/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// What a browser gives: caches by name, each with answers in the order in which they were put.
class FakeCache {
  readonly answers = new Map<string, Response>()
  match = async (url: string) => this.answers.get(url)?.clone()
  put = async (url: string, answer: Response) => {
    this.answers.delete(url)
    this.answers.set(url, answer)
  }
  delete = async (key: string | { url: string }) => this.answers.delete(typeof key === 'string' ? key : key.url)
  keys = async () => [...this.answers.keys()].map((url) => ({ url }))
}

let stored: Map<string, FakeCache>
let reads: typeof import('./kept-reads.ts')

const session = (email: string) => ({ user: { email, token: '' } })
const written = () => vi.advanceTimersByTimeAsync(5_000)

/** The page after a reload, with only the stored data. */
async function reload(): Promise<void> {
  vi.resetModules()
  reads = await import('./kept-reads.ts')
}

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-10T19:00:00Z') })
  stored = new Map()
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new FakeCache()
    stored.set(name, cache)
    return cache
  }
  vi.stubGlobal('location', { origin: 'https://futebol.exemplo.com' })
  vi.stubGlobal('caches', {
    open,
    has: async (name: string) => stored.has(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  })
  await reload()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what was read is there after a reload without a connection, with the time of reading, for its reader alone', async () => {
  await reads.keepReadsFor('u_ana', session('ana@exemplo.com'))
  reads.keepRead('/api/v1/times?type=ajax', '{"data":[]}')
  await written()
  await reload()
  expect(await reads.findKeptRead('/api/v1/times?type=ajax'), 'before anybody is known').toBeNull()
  expect(await reads.findKeptSession('bia@exemplo.com')).toBeNull()
  expect(await reads.findKeptSession('ana@exemplo.com')).toMatchObject({ user: { email: 'ana@exemplo.com' } })
  expect(await reads.findKeptRead('/api/v1/times?type=ajax')).toEqual({
    text: '{"data":[]}',
    at: new Date('2026-05-10T19:00:00Z'),
  })
  expect(await reads.findKeptRead('/api/v1/jogadores?type=ajax')).toBeNull()
})

test('nothing is kept of a person whom the device does not remember, nor about accounts and keys', async () => {
  await reads.keepReadsFor(null, null)
  reads.keepRead('/api/v1/times?type=ajax', '{}')
  await written()
  expect(stored.size).toBe(0)
  await reads.keepReadsFor('u_ana', session('ana@exemplo.com'))
  for (const path of ['conta', 'usuarios', 'chaves?type=ajax', 'auditoria', 'sistema/estado', 'mensagens'])
    reads.keepRead(`/api/v1/${path}`, '{}')
  await written()
  expect(stored.get('kept-u_ana')!.answers.size, 'only the session').toBe(1)
})

test('another person, and signing out, leave nothing of the one before', async () => {
  await reads.keepReadsFor('u_ana', session('ana@exemplo.com'))
  reads.keepRead('/api/v1/times', '{}')
  await written()
  stored.set('console-1', new FakeCache())
  await reads.keepReadsFor('u_bia', session('bia@exemplo.com'))
  await written()
  expect([...stored.keys()]).toEqual(['console-1', 'kept-u_bia'])
  reads.keepRead('/api/v1/times', '{}')
  await reads.forgetKeptReads()
  await written()
  expect([...stored.keys()]).toEqual(['console-1'])
})

test('of too many, the ones read longest ago go; reading again counts', async () => {
  await reads.keepReadsFor('u_ana', session('ana@exemplo.com'))
  for (let page = 0; page < 200; page++) reads.keepRead(`/api/v1/times/${page}`, '{}')
  await written()
  reads.keepRead('/api/v1/times/0', '{}')
  reads.keepRead('/api/v1/times/new', '{}')
  reads.keepRead('/api/v1/times/long', 'x'.repeat(500_001))
  await written()
  const kept = async (name: string) => (await reads.findKeptRead(`/api/v1/times/${name}`)) !== null
  expect(await Promise.all(['0', '1', '2', 'new', 'long'].map(kept))).toEqual([true, false, true, true, false])
  expect(stored.get('kept-u_ana')!.answers.size, 'and the session').toBe(201)
})

test('what is kept is never gone while it is written anew', async () => {
  await reads.keepReadsFor('u_ana', session('ana@exemplo.com'))
  reads.keepRead('/api/v1/times', '{"data":1}')
  await written()
  const cache = stored.get('kept-u_ana')!
  // The page is left before anything could be put.
  cache.put = () => new Promise(() => undefined)
  await reads.keepReadsFor('u_ana', session('ana@exemplo.com'))
  reads.keepRead('/api/v1/times', '{"data":2}')
  await written()
  await reload()
  expect(await reads.findKeptSession('ana@exemplo.com')).not.toBeNull()
  expect((await reads.findKeptRead('/api/v1/times'))?.text).toBe('{"data":1}')
})

test('what a write answered is stored when its promise resolves', async () => {
  await reads.keepReadsFor('u_ana', session('ana@exemplo.com'))
  await reads.keepReplacedRead('/api/v1/times', '{"data":2}')
  await reload()
  await reads.findKeptSession('ana@exemplo.com')
  expect((await reads.findKeptRead('/api/v1/times'))?.text).toBe('{"data":2}')
})

test('a read that began before a write gave a newer answer does not take its place', async () => {
  await reads.keepReadsFor('u_ana', session('ana@exemplo.com'))
  const begunAt = performance.now()
  vi.advanceTimersByTime(10)
  await reads.keepReplacedRead('/api/v1/times', '{"data":2}')
  reads.keepRead('/api/v1/times', '{"data":1}', begunAt)
  await written()
  expect((await reads.findKeptRead('/api/v1/times'))?.text).toBe('{"data":2}')
  reads.keepRead('/api/v1/times', '{"data":3}')
  await written()
  expect((await reads.findKeptRead('/api/v1/times'))?.text).toBe('{"data":3}')
})

test('of two answers that are stored at once, the later one stays', async () => {
  await reads.keepReadsFor('u_ana', session('ana@exemplo.com'))
  await written()
  const cache = stored.get('kept-u_ana')!
  const { put } = cache
  let delayMs = 100
  cache.put = async (url, answer) => {
    await new Promise((resolve) => setTimeout(resolve, (delayMs -= 45)))
    await put(url, answer)
  }
  const both = [1, 2].map((data) => reads.keepReplacedRead('/api/v1/times', JSON.stringify({ data })))
  await written()
  await Promise.all(both)
  expect((await reads.findKeptRead('/api/v1/times'))?.text).toBe('{"data":2}')
})

test('where the browser keeps nothing, or refuses, reading goes on', async () => {
  vi.stubGlobal('caches', undefined)
  await reads.keepReadsFor('u_ana', session('ana@exemplo.com'))
  reads.keepRead('/api/v1/times', '{}')
  expect(await reads.findKeptRead('/api/v1/times')).toBeNull()
  expect(await reads.findKeptSession('ana@exemplo.com')).toBeNull()
  const refuse = () => Promise.reject(new Error('SecurityError'))
  vi.stubGlobal('caches', { open: refuse, has: refuse, keys: refuse, delete: refuse })
  await reads.keepReadsFor('u_ana', session('ana@exemplo.com'))
  reads.keepRead('/api/v1/times', '{}')
  await written()
  expect(await reads.findKeptRead('/api/v1/times')).toBeNull()
  expect(await reads.findKeptSession('ana@exemplo.com')).toBeNull()
})

test('the oldest answer on the screen is the one that is named', () => {
  const at = (minute: string) => new Date(`2026-05-10T19:${minute}:00Z`)
  for (const minute of ['10', '05', '20']) reads.noteKeptRead(at(minute))
  expect(reads.keptReadsShown.get()).toEqual(at('05'))
})

test('the privacy page names it', () => {
  expect(deviceValues.filter(({ where }) => where === 'cache').map(({ prefix }) => prefix)).toEqual([
    'kept-',
    'console-',
  ])
})
