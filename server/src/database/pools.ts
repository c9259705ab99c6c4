import pg from 'pg'
import type { DatabaseAddress } from './address.ts'
import { destroy } from './database-watch.ts'
import { createPreparingClient } from './preparing-client.ts'

export const CONNECTIONS_PER_PROCESS = 10
/** For reads that are planned once: few, so that plans are soon known to each. */
export const PLANNED_CONNECTIONS = 6
/** Kept open while idle: a new connection must plan every statement of a page again. */
export const KEPT_PLANNED_CONNECTIONS = 3
/** A statement that was prepared there keeps its first plan. */
export const PLAN_ONCE = '-c plan_cache_mode=force_generic_plan'

/** How long to wait for the pool to have a connection free, and for the database to take a new one. */
export interface Patience {
  readonly turnMs: number
  readonly connectMs: number
}
export const CALL_PATIENCE: Patience = { turnMs: 5_000, connectMs: 1_500 }
export const UNHURRIED_PATIENCE: Patience = { turnMs: 10_000, connectMs: 10_000 }

/** How long one statement, a wait for a lock and a pause within a transaction may last, in milliseconds. */
type TimeLimits = Pick<pg.ClientConfig, 'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout'>
/** For calls, whose callers wait. */
export const CALL_LIMITS: TimeLimits = {
  statement_timeout: 20_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
}
/** For jobs, clean-ups and restores. */
export const LONG_WORK_LIMITS: TimeLimits = {
  statement_timeout: 30 * 60_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 10 * 60_000,
}
/** For imports, exports and the preparation at the start, which have a process or thread to themselves. */
export const UNHURRIED_LIMITS: TimeLimits = { idle_in_transaction_session_timeout: 60 * 60_000 }

/** How much longer than its limit a statement is waited for before its connection is given up. */
const STATEMENT_GRACE_MS = 2_000

const DATE: number = pg.types.builtins.DATE

/** A calendar day stays the text it is, `2024-05-12`: as a Date it would be midnight of this machine's own zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === DATE ? (text: string) => text : pg.types.getTypeParser(oid, format),
}

/** Pools that share what happens to their connections. */
export function createPools(
  address: DatabaseAddress,
  { turnMs, connectMs }: Patience,
  onError: (error: Error) => void,
) {
  const pools: pg.Pool[] = []
  const clients = new Set<pg.Client>()

  class PoolClient extends createPreparingClient() {
    readonly #deadlineMs: number

    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: connectMs })
      clients.add(this)
      this.#deadlineMs = Number(config.statement_timeout) + STATEMENT_GRACE_MS
      // The pool listens only to idle clients; an error event of a checked-out client without a listener ends the process.
      this.on('error', onError)
      this.once('end', () => clients.delete(this))
    }

    /** The database ends a slow statement itself; a process of it that is frozen or cut off ends nothing. */
    override query(...args: unknown[]): never {
      const asked: unknown = super.query(...args)
      if (asked instanceof Promise && this.#deadlineMs > 0) {
        const late = setTimeout(() => destroy(this), this.#deadlineMs).unref()
        const settle = () => clearTimeout(late)
        asked.then(settle, settle)
      }
      return asked as never
    }
  }

  return {
    /** `kept`: how many connections stay open while idle. */
    open(max: number, limits: TimeLimits & { options?: string }, kept: number = 0): pg.Pool {
      const pool = new pg.Pool({
        ...address,
        ...limits,
        types,
        max,
        min: kept,
        connectionTimeoutMillis: turnMs,
        Client: PoolClient as unknown as typeof pg.Client,
      })
      pools.push(pool)
      // Handled by the client's own listener; without one here the pool's event would end the process.
      return pool.on('error', () => undefined)
    },
    /** Cuts every connection; pending queries fail. */
    cut(): void {
      for (const client of clients) destroy(client)
    },
    end: async (): Promise<void> => {
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}
