import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'

// The worker itself, in a world of its own: what a browser gives it is written down here.
const CODE = readFileSync(join(import.meta.dirname, '../../../../public/sw.js'), 'utf8')
const ORIGIN = 'https://futebol.exemplo.com'

interface Shown {
  readonly title: string
  readonly tag: string
  readonly renotify: boolean
  readonly data: { readonly url: string }
}

let shown: Map<string, Shown>
let windows: { url: string; focus: () => Promise<unknown>; navigate: (url: string) => Promise<void> }[]
let opened: string[]
let handlers: Map<string, (event: object) => void>

beforeEach(() => {
  shown = new Map()
  windows = []
  opened = []
  handlers = new Map()
  const self = {
    location: { origin: ORIGIN },
    skipWaiting: () => undefined,
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => void opened.push(url),
    },
    registration: {
      getNotifications: async ({ tag }: { tag: string }) => [shown.get(tag)].filter(Boolean),
      showNotification: async (title: string, options: Omit<Shown, 'title'>) =>
        void shown.set(options.tag, { title, ...options }),
    },
  }
  runInNewContext(CODE, { self, URL })
})

async function happen(name: string, event: object): Promise<void> {
  let done: Promise<unknown> = Promise.resolve()
  handlers.get(name)!({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) })
  await done
}
const push = (message: unknown) => happen('push', { data: { json: () => message } })
const click = (url?: string) => happen('notificationclick', { notification: { close: () => undefined, data: { url } } })
const goal = (title: string, at: string) => ({ title, body: 'Ana', tag: 'm1', url: '/jogos', at })

test('the newest of a match takes the place of the one before, also when it was overtaken on its way', async () => {
  await push(goal('1 × 0', '2026-05-10T19:34:00.000Z'))
  await push(goal('2 × 0', '2026-05-10T19:40:00.000Z'))
  expect(shown.get('m1')).toMatchObject({ title: '2 × 0', renotify: true })
  await push(goal('1 × 0', '2026-05-10T19:34:00.000Z'))
  expect(shown.get('m1')).toMatchObject({ title: '2 × 0', renotify: false })
  await push({ ...goal('outro', '2026-05-10T19:34:00.000Z'), tag: 'm2' })
  expect([...shown.keys()]).toEqual(['m1', 'm2'])
})

test('something is shown even if what came cannot be read', async () => {
  await happen('push', { data: null })
  expect(shown.get('novidades')).toMatchObject({ title: 'Meio-Campo', data: { url: '/jogos' } })
})

test('a click leads to the match: in a window that is open, or in a new one', async () => {
  await click('/campeonatos/liga/jogos/m1')
  expect(opened).toEqual([`${ORIGIN}/campeonatos/liga/jogos/m1`])
  const went: string[] = []
  const page = {
    url: `${ORIGIN}/dashboard`,
    focus: async () => page,
    navigate: async (url: string) => void went.push(url),
  }
  windows = [page]
  await click('/jogos')
  expect([went, opened.length]).toEqual([[`${ORIGIN}/jogos`], 1])
})

test('a click never leads to a foreign page', async () => {
  await click('https://outro.exemplo.com/entrar')
  await click('//outro.exemplo.com')
  await click()
  expect(opened.map((url) => new URL(url).origin)).toEqual([ORIGIN, ORIGIN, ORIGIN])
})
