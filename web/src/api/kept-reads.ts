import { createStore } from '../state/store.ts'

/** When the oldest of the answers on the screen was read; null while answers come from the server. */
export const keptReadsShown = createStore<Date | null>(null)

/**
 * The first part of the addresses whose answers are kept: football, and nothing about accounts, keys or the operation.
 * All of them are the same for everybody who may open them, except for what the dashboard and the days put first.
 */
const FOOTBALL = new Set([
  'ao-vivo',
  'campeonatos',
  'confederacoes',
  'dashboard',
  'edicoes',
  'estadios',
  'jogadores',
  'jogos',
  'streamings',
  'tecnicos',
  'times',
])
const CACHE = 'kept-'
const SESSION = '/session'
const MOST_READS = 200
const LONGEST_READ = 500_000
const WRITE_AFTER_MS = 1_000
const READ_AT = 'read-at'

// Whose answers are kept. Null: nobody's, because the device was not to remember anybody, or the browser keeps nothing.
let owner: string | null = null
const unwritten = new Map<string, { readonly text: string; readonly at: Date }>()
let timer: ReturnType<typeof setTimeout> | undefined

const cacheOf = (userId: string) => `${CACHE}${userId}`
// Only pages with a certificate, or on the own machine, have it.
const canKeep = () => typeof caches !== 'undefined'

/** Keeps the answers for this person from now on, and removes those of everybody else. */
export async function keepReadsFor(userId: string | null, session: object | null): Promise<void> {
  if (!canKeep()) return
  owner = userId
  if (userId === null || session === null) return forgetKeptReads(userId)
  unwritten.set(SESSION, { text: JSON.stringify(session), at: new Date() })
  schedule()
  await forgetKeptReads(userId)
}

/** Removes all kept answers, or all but one person's. A browser that refuses has nothing to remove. */
export async function forgetKeptReads(except: string | null = null): Promise<void> {
  if (!canKeep()) return
  if (except === null) {
    owner = null
    unwritten.clear()
  }
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHE))
    const kept = except === null ? null : cacheOf(except)
    await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)))
  } catch {
    // Storage may be forbidden.
  }
}

/** Keeps an answer, a little later and together with others: a page must not wait for it. */
export function keepRead(address: string, text: string): void {
  if (owner === null || !isFootball(address) || text.length > LONGEST_READ) return
  unwritten.set(address, { text, at: new Date() })
  schedule()
}

/** The kept answer to this read, and when it was read. */
export async function findKeptRead(address: string): Promise<{ readonly text: string; readonly at: Date } | null> {
  return owner === null ? null : (unwritten.get(address) ?? find(owner, address))
}

/** The session that this browser kept, if it is the one of this person. It holds no token. */
export async function findKeptSession<T extends { readonly user: { readonly email: string } }>(
  email: string,
): Promise<T | null> {
  if (!canKeep()) return null
  try {
    for (const name of await caches.keys()) {
      if (!name.startsWith(CACHE)) continue
      const kept = await find(name.slice(CACHE.length), SESSION)
      const session = kept && (JSON.parse(kept.text) as T)
      if (session?.user.email === email) {
        owner = name.slice(CACHE.length)
        return session
      }
    }
  } catch {
    // Storage may be forbidden, or the kept text of another version.
  }
  return null
}

/** Notes that a page shows a kept answer; the oldest one counts. */
export function noteKeptRead(at: Date): void {
  const shown = keptReadsShown.get()
  if (shown === null || at < shown) keptReadsShown.set(at)
}

const isFootball = (address: string) => FOOTBALL.has(/^\/api\/v1\/([^/?]+)/.exec(address)?.[1] ?? '')

const urlOf = (address: string) => new URL(`/kept${address}`, location.origin).href

async function find(userId: string, address: string) {
  try {
    // The name is asked for first: opening a cache creates it.
    if (!(await caches.has(cacheOf(userId)))) return null
    const answer = await (await caches.open(cacheOf(userId))).match(urlOf(address))
    const at = answer?.headers.get(READ_AT)
    return answer && at ? { text: await answer.text(), at: new Date(at) } : null
  } catch {
    return null
  }
}

function schedule(): void {
  timer ??= setTimeout(() => void write(), WRITE_AFTER_MS)
}

/** Writes what waits; of too many, the oldest are removed. */
async function write(): Promise<void> {
  timer = undefined
  const userId = owner
  const entries = [...unwritten]
  unwritten.clear()
  if (userId === null || entries.length === 0) return
  try {
    const cache = await caches.open(cacheOf(userId))
    // Putting takes the place of what was there in one step: a reload in between must not find it gone.
    for (const [address, { text, at }] of entries)
      await cache.put(urlOf(address), new Response(text, { headers: { [READ_AT]: at.toISOString() } }))
    const keys = (await cache.keys()).filter(({ url }) => url !== urlOf(SESSION))
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_READS)).map((key) => cache.delete(key)))
    // Signed out meanwhile: nothing may come back.
    if (owner !== userId) await caches.delete(cacheOf(userId))
  } catch {
    // No room, or storage is forbidden: reading goes on without.
  }
}
