import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/database.ts'

const WRITE_MS = 1_000

export type KeyUse = ReturnType<typeof createKeyUse>

/** Remembers when each key was last used, and writes it down once a second: a call costs nothing more. */
export function createKeyUse(database: Database, log: FastifyBaseLogger) {
  let used = new Map<string, Date>()

  const write = async (): Promise<void> => {
    if (used.size === 0) return
    const taken = [...used]
    used = new Map()
    await sql`
      update api_keys set last_used_at = given.at
      from unnest(${taken.map(([id]) => id)}::text[], ${taken.map(([, at]) => at)}::timestamptz[]) as given (id, at)
      where api_keys.id = given.id and (last_used_at is null or last_used_at < given.at)`.execute(database)
  }
  const timer = setInterval(() => {
    write().catch((error: unknown) => log.warn({ err: error }, 'last use of keys not written'))
  }, WRITE_MS)
  timer.unref()

  return {
    note: (keyId: string, at: Date): void => void used.set(keyId, at),
    write,
    async stop(): Promise<void> {
      clearInterval(timer)
      await write().catch(() => undefined)
    },
  }
}
