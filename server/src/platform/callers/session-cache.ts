import { LRUCache } from 'lru-cache'
import type { KnownPrincipal } from './principal.ts'

export interface Known {
  readonly principal: KnownPrincipal
  readonly expiresAt: Date
}

const MOST = 20_000

export type SessionCache = ReturnType<typeof createSessionCache>

/**
 * Who a token or a key belongs to, so that a read need not query the database each time. Emptied whenever a session or
 * key may have ended anywhere (see change-listener.ts); keeps nothing while such notifications cannot arrive.
 */
export function createSessionCache() {
  const known = new LRUCache<string, Known>({ max: MOST })
  let listening = false
  let generation = 0
  return {
    find(token: string, now: Date): Known['principal'] | null {
      const session = known.get(token)
      return session && session.expiresAt > now ? session.principal : null
    },
    /** Called before the database is queried, and passed to `keep`: what was invalidated meanwhile is not kept. */
    begin: () => generation,
    keep(token: string, session: Known, begun: number): void {
      if (!listening || begun !== generation) return
      known.set(token, session)
    },
    forgetAll(): void {
      generation += 1
      known.clear()
    },
    setListening(value: boolean): void {
      listening = value
      generation += 1
      known.clear()
    },
  }
}
