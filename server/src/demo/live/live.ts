import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { DatabaseAddress } from '../../database/address.ts'
import { ADVISORY_LOCKS } from '../../database/advisory-locks.ts'
import type { Database } from '../../database/database.ts'
import { facts } from '../facts/facts.ts'
import { Playback } from './playback.ts'

const TICK_MS = 5_000
/** How often a service without a demonstration looks whether one came back. */
const IDLE_MS = 15_000

export interface LiveDemonstration {
  stop(): Promise<void>
}

/**
 * Keeps the demonstration playing. Every process calls this; the one that holds the lock plays. The lock belongs to a
 * connection, so it is free the moment its holder dies, and another takes over at its next look.
 */
export function playLive(
  address: DatabaseAddress,
  database: Database,
  log: FastifyBaseLogger,
  now: () => Date,
): LiveDemonstration {
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)

  const standBy = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        if (await isLoaded(database)) await takeTurns()
      } catch (error) {
        log.warn({ err: error }, 'demonstration')
      }
      await pause(IDLE_MS)
    }
  }

  const takeTurns = async (): Promise<void> => {
    const client = new pg.Client(address)
    let lost = false
    client.on('error', () => (lost = true))
    await client.connect()
    try {
      while (!signal.aborted && !lost && (await isLoaded(database))) {
        const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
          ADVISORY_LOCKS.demonstration,
        ])
        if (rows[0]?.held) {
          const playback = new Playback(database, facts, signal)
          while (!signal.aborted && !lost && (await playback.catchUp(now()))) await pause(TICK_MS)
          await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.demonstration])
        }
        await pause(TICK_MS)
      }
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  const done = standBy()
  return {
    async stop() {
      stopping.abort()
      await done
    },
  }
}

async function isLoaded(database: Database): Promise<boolean> {
  const found = await database
    .selectFrom('demonstration')
    .select('seed')
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}
