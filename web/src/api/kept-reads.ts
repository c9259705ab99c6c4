import { createStore } from '../state/store.ts'

/** When the oldest of the answers on the screen was read; null while answers come from the server. */
export const keptReadsShown = createStore<Date | null>(null)

/**
 * The first path segments of the reads that are kept: football, and nothing about accounts, keys or the operation. They
 * are the same for all users with access, except for the order on the dashboard and on the pages of days.
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

// The user whose answers are kept. Null when the device must not remember the user or the browser stores nothing.
let owner: string | null = null
const unwritten = new Map<string, { readonly text: string; readonly at: Date }>()
// When a write last answered what a read would answer, by the address of that read.
const replacedAt = new Map<string, number>()
// One after the other: of two answers to one read, the later one must be the one that stays.
let writing = Promise.resolve()
let timer: ReturnType<typeof setTimeout> | undefined

const cacheOf = (userId: string) => `${CACHE}${userId}`
// `caches` exists only on pages with a certificate or from the same machine.
const canKeep = () => typeof caches !== 'undefined'

/** Keeps the answers for this user from now on, and removes those of all others. */
export async function keepReadsFor(userId: string | null, session: object | null): Promise<void> {
  if (!canKeep()) return
  owner = userId
  if (userId === null || session === null) return forgetKeptReads(userId)
  unwritten.set(SESSION, { text: JSON.stringify(session), at: new Date() })
  schedule()
  await forgetKeptReads(userId)
}

/** Removes all kept answers, or all but one person's. A browser that refuses access has nothing stored. */
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

/**
 * Keeps an answer, a little later and together with others, so that the page does not wait for it. A read that began
 * before a write gave a newer answer is not kept.
 */
export function keepRead(address: string, text: string, begunAt = performance.now()): void {
  if (!canKeepRead(address, text) || (replacedAt.get(address) ?? -1) > begunAt) return
  unwritten.set(address, { text, at: new Date() })
  schedule()
}

/** Keeps what a write answered in the place of a read. Resolves when it is stored, or when it cannot be. */
export async function keepReplacedRead(address: string, text: string): Promise<void> {
  if (!canKeepRead(address, text)) return
  replacedAt.set(address, performance.now())
  unwritten.set(address, { text, at: new Date() })
  await writeNow()
}

const canKeepRead = (address: string, text: string) =>
  owner !== null && isFootball(address) && text.length <= LONGEST_READ

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
    // Storage may be forbidden, or the stored text may come from another version.
  }
  return null
}

/** Notes that a page shows a kept answer; the time of the oldest one is shown. */
export function noteKeptRead(at: Date): void {
  const shown = keptReadsShown.get()
  if (shown === null || at < shown) keptReadsShown.set(at)
}

const isFootball = (address: string) => FOOTBALL.has(/^\/api\/v1\/([^/?]+)/.exec(address)?.[1] ?? '')

const urlOf = (address: string) => new URL(`/kept${address}`, location.origin).href

async function find(userId: string, address: string) {
  try {
    // `has` comes first because opening a cache creates it.
    if (!(await caches.has(cacheOf(userId)))) return null
    const answer = await (await caches.open(cacheOf(userId))).match(urlOf(address))
    const at = answer?.headers.get(READ_AT)
    return answer && at ? { text: await answer.text(), at: new Date(at) } : null
  } catch {
    return null
  }
}

function schedule(): void {
  timer ??= setTimeout(() => void writeNow(), WRITE_AFTER_MS)
}

function writeNow(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  writing = writing.then(write)
  return writing
}

/** Writes the pending answers; above the limit, the oldest are removed. */
async function write(): Promise<void> {
  const userId = owner
  const entries = [...unwritten]
  unwritten.clear()
  if (userId === null || entries.length === 0) return
  try {
    const cache = await caches.open(cacheOf(userId))
    // `put` replaces an entry in one step, so a reload in between still finds it.
    for (const [address, { text, at }] of entries)
      await cache.put(urlOf(address), new Response(text, { headers: { [READ_AT]: at.toISOString() } }))
    const keys = (await cache.keys()).filter(({ url }) => url !== urlOf(SESSION))
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_READS)).map((key) => cache.delete(key)))
    // The user signed out meanwhile, so the cache must not come back.
    if (owner !== userId) await caches.delete(cacheOf(userId))
  } catch {
    // There is no room, or storage is forbidden: the page works without kept answers.
  }
}
