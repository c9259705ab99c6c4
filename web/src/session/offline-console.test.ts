import { webcrypto } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'

// The worker itself, in a world of its own: a server with files, a connection that can be cut, and caches.
const CODE = readFileSync(join(import.meta.dirname, '../../public/sw.js'), 'utf8')
const ORIGIN = 'https://futebol.exemplo.com'

let server: Map<string, string>
let connected: boolean
let asked: string[]
let stored: Map<string, Map<string, Response>>
let handlers: Map<string, (event: object) => void>

const pathOf = (address: string) => new URL(address, ORIGIN).pathname

async function fetchFromServer(request: string | { url: string }): Promise<Response> {
  const path = pathOf(typeof request === 'string' ? request : request.url)
  if (!connected) throw new TypeError('Failed to fetch')
  asked.push(path)
  const text = server.get(path) ?? server.get('/index.html')!
  return path.startsWith('/assets/') && !server.has(path) ? new Response('', { status: 404 }) : new Response(text)
}

function openCache(name: string) {
  const answers = stored.get(name) ?? new Map<string, Response>()
  stored.set(name, answers)
  return {
    match: async (address: string) => answers.get(pathOf(address))?.clone(),
    put: async (address: string, answer: Response) => void answers.set(pathOf(address), answer),
    add: async (address: string) => {
      const answer = await fetchFromServer(address)
      if (!answer.ok) throw new TypeError('Request failed')
      answers.set(pathOf(address), answer)
    },
  }
}

beforeEach(() => {
  connected = true
  asked = []
  stored = new Map([['kept-u_ana', new Map()]])
  handlers = new Map()
  server = new Map([
    ['/index.html', '<script type="module" src="/assets/app-1.js"></script>'],
    ['/assets/app-1.js', 'app 1'],
    ['/assets/teams-1.js', 'teams 1'],
  ])
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
  }
  const caches = {
    open: async (name: string) => openCache(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  }
  runInNewContext(CODE, { self, caches, fetch: fetchFromServer, crypto: webcrypto, TextEncoder, URL })
})

async function keep(...files: string[]): Promise<void> {
  let done: Promise<unknown> = Promise.resolve()
  handlers.get('message')!({ data: { keep: files }, waitUntil: (work: Promise<unknown>) => (done = work) })
  await done
}

/** What the worker gives for a request; undefined where it leaves it to the browser. */
async function ask(address: string, { mode = 'navigate', method = 'GET' } = {}): Promise<string | undefined> {
  let given: Promise<Response> | undefined
  const waiting: Promise<unknown>[] = []
  handlers.get('fetch')!({
    request: { url: new URL(address, ORIGIN).href, mode, method },
    respondWith: (answer: Promise<Response>) => (given = answer),
    waitUntil: (work: Promise<unknown>) => waiting.push(work),
  })
  const text = await (await given)?.text()
  await Promise.all(waiting)
  return text
}

const file = (path: string) => ask(path, { mode: 'cors' })

test('with a connection every page comes from the network; without one, any page opens from the kept shell', async () => {
  await keep()
  expect(asked).toEqual(['/index.html', '/assets/app-1.js'])
  server.set('/dashboard', 'drawn ahead')
  expect(await ask('/dashboard')).toBe('drawn ahead')
  connected = false
  expect(await ask('/campeonatos/x/jogos/y/settings?aba=mesa')).toContain('/assets/app-1.js')
  expect(await file('/assets/app-1.js')).toBe('app 1')
})

test('what the page had loaded before, and what it loads from then on, is there without a connection', async () => {
  server.set('/assets/match-1.js', 'match 1')
  await keep('/assets/teams-1.js', '/assets/gone.js')
  expect(await file('/assets/match-1.js')).toBe('match 1')
  connected = false
  expect(await file('/assets/teams-1.js')).toBe('teams 1')
  expect(await file('/assets/match-1.js')).toBe('match 1')
  await expect(file('/assets/gone.js')).rejects.toThrow('Failed to fetch')
})

test('a newer console takes the place of the kept one as a whole, and leaves what is not of the console', async () => {
  await keep('/assets/teams-1.js')
  server = new Map([
    ['/index.html', '<script type="module" src="/assets/app-2.js"></script>'],
    ['/assets/app-2.js', 'app 2'],
  ])
  await keep()
  connected = false
  expect(await ask('/times')).toContain('/assets/app-2.js')
  expect(await file('/assets/app-2.js')).toBe('app 2')
  await expect(file('/assets/teams-1.js')).rejects.toThrow('Failed to fetch')
  expect([...stored.keys()].filter((name) => !name.startsWith('console-'))).toEqual(['kept-u_ana'])
  expect(stored.size).toBe(2)
})

test('nothing is kept or invented where nothing was asked to be kept', async () => {
  connected = false
  await expect(ask('/times')).rejects.toThrow('Failed to fetch')
  connected = true
  expect(await file('/assets/app-1.js')).toBe('app 1')
  expect([...stored.keys()]).toEqual(['kept-u_ana'])
})

test('calls of the API, writes, foreign addresses and files of the server are left alone', async () => {
  await keep()
  connected = false
  for (const path of ['/api/v1/times', '/web/access/login', '/u_ana/api/v1/times', '/imagens/a.webp', '/openapi.json'])
    expect(await ask(path), path).toBeUndefined()
  expect(await ask('/api/v1/times', { mode: 'cors' })).toBeUndefined()
  expect(await ask('/times', { method: 'POST' })).toBeUndefined()
  expect(await ask('https://outro.exemplo.com/times')).toBeUndefined()
  expect(await ask('/api'), "the console's own page").toContain('app-1')
})
