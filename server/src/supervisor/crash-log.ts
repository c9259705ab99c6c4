import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { DatabaseAddress } from '../database/address.ts'

const TRIES = 60
const PAUSE_MS = 5_000

/** Writes down that a worker died, as soon as the database answers: it may be what the worker died of. */
export function createCrashLog(address: Promise<DatabaseAddress>, log: FastifyBaseLogger) {
  return async (reason: string): Promise<void> => {
    const at = new Date()
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const client = new pg.Client({ ...(await address), connectionTimeoutMillis: 2_000, query_timeout: 5_000 })
      client.on('error', () => undefined)
      try {
        await client.connect()
        await client.query('insert into worker_crashes (at, node, reason) values ($1, $2, $3)', [
          at,
          hostname(),
          reason,
        ])
        return
      } catch {
        await sleep(PAUSE_MS, undefined, { ref: false })
      } finally {
        await client.end().catch(() => undefined)
      }
    }
    log.warn('a crash was not written down: the database did not answer')
  }
}
