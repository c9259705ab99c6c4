import type { KnownPrincipal } from './principal.ts'

export interface Known {
  readonly principal: KnownPrincipal
  readonly expiresAt: Date
}

const MOST = 20_000

export type SessionCache = ReturnType<typeof createSessionCache>

/**
 * Who a token or a key belongs to, so that a read need not ask the database each time. Emptied whenever one may have
 * ended anywhere (see news.ts); silent while nobody could tell.
 */
export function createSessionCache() {
  const known = new Map<string, Known>()
  let listening = false
  let generation = 0
  return {
    find(token: string, now: Date): Known['principal'] | null {
      const session = known.get(token)
      return session && session.expiresAt > now ? session.principal : null
    },
    /** To be called before the database is asked, and handed to `keep`: what was overtaken meanwhile is not kept. */
    begin: () => generation,
    keep(token: string, session: Known, begun: number): void {
      if (!listening || begun !== generation) return
      if (known.size >= MOST) known.clear()
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
