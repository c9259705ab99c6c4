import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import type { DatabaseAddress } from './address.ts'
import { DatabaseAway } from './database-away.ts'
import { watchDatabase } from './database-watch.ts'
import { currentSight, sightPath } from './sight.ts'
import { takesLong } from './long-work.ts'
import { isPlannedOnce } from './planned-once.ts'
import {
  CALL_LIMITS,
  CALL_PATIENCE,
  CONNECTIONS_PER_PROCESS,
  createPools,
  LONG_WORK_LIMITS,
  KEPT_PLANNED_CONNECTIONS,
  PLAN_ONCE,
  PLANNED_CONNECTIONS,
  UNHURRIED_LIMITS,
  UNHURRIED_PATIENCE,
} from './pools.ts'
import { openReplica, type Replica } from './replica.ts'
import type { DB } from './types.gen.ts'

export type Database = Kysely<DB>
/** What a query needs: the database, or the caller's transaction. */
export type Queryable = Database | Transaction<DB>

/** Called when a statement has ended, with its text without the values and its duration. */
type OnQuery = (text: string, milliseconds: number) => void

/** Calls with test keys are rare, and only wait for each other, not for other calls. */
const DEMONSTRATION_CONNECTIONS = 3
/** Exports, where a source forbids that its data is passed on. */
const PASSABLE_CONNECTIONS = 2
const LONG_WORK_CONNECTIONS = 4

/** For long work outside of requests: imports, exports, the preparation of a database. */
export function openDatabase(address: DatabaseAddress, onError: (error: Error) => void): Database {
  const pools = createPools(address, UNHURRIED_PATIENCE, onError)
  const pool = pools.open(CONNECTIONS_PER_PROCESS, UNHURRIED_LIMITS)
  const narrowed = {
    demonstration: pools.open(DEMONSTRATION_CONNECTIONS, { ...UNHURRIED_LIMITS, options: sightPath('demonstration') }),
    passable: pools.open(PASSABLE_CONNECTIONS, { ...UNHURRIED_LIMITS, options: sightPath('passable') }),
  }
  const connect = async () => {
    const sight = currentSight()
    return (sight ? narrowed[sight] : pool).connect()
  }
  return toDatabase(pool.options, connect, pools.end)
}

export interface ServingDatabases {
  readonly database: Database
  /** For reads that are answered by other calls than the write's own: from the replica where it is not behind. */
  readonly reading: Database
}

/**
 * For a process that answers calls. While the database does not answer, everything that needs it fails at once: what is
 * under way because its connection is cut, what comes because it gets none.
 */
export function openServingDatabases(
  address: DatabaseAddress,
  replica: Replica | null,
  onError: (error: Error) => void,
  onQuery?: OnQuery,
): ServingDatabases {
  const pools = createPools(address, CALL_PATIENCE, onError)
  const pool = pools.open(CONNECTIONS_PER_PROCESS, CALL_LIMITS)
  const narrowed = {
    demonstration: pools.open(DEMONSTRATION_CONNECTIONS, { ...CALL_LIMITS, options: sightPath('demonstration') }),
    passable: pools.open(PASSABLE_CONNECTIONS, { ...CALL_LIMITS, options: sightPath('passable') }),
  }
  const planned = pools.open(PLANNED_CONNECTIONS, { ...CALL_LIMITS, options: PLAN_ONCE }, KEPT_PLANNED_CONNECTIONS)
  const longWork = pools.open(LONG_WORK_CONNECTIONS, LONG_WORK_LIMITS)
  const watch = watchDatabase(address, {
    onAway: () => {
      onError(new DatabaseAway())
      pools.cut()
    },
    onStuck: () => {
      onError(new Error('connections do not answer, although the database does'))
      pools.cut()
    },
  })
  const choose = () => {
    if (watch.isAway()) throw new DatabaseAway()
    const sight = currentSight()
    if (sight) return narrowed[sight]
    if (takesLong()) return longWork
    return isPlannedOnce() ? planned : pool
  }
  const copy = replica && openReplica(replica, pool, onError)
  const end = async () => {
    watch.stop()
    await copy?.end()
    await pools.end()
  }
  const database = toDatabase(pool.options, async () => choose().connect(), end, onQuery)
  if (!copy) return { database, reading: database }
  const connect = async () => {
    const usual = choose()
    return ((usual === pool || usual === planned) && (await copy.connect())) || usual.connect()
  }
  return { database, reading: toDatabase(pool.options, connect, async () => undefined, onQuery) }
}

export function openServingDatabase(address: DatabaseAddress, onError: (error: Error) => void): Database {
  return openServingDatabases(address, null, onError).database
}

function toDatabase(
  options: pg.PoolOptions,
  connect: () => Promise<pg.PoolClient>,
  end: () => Promise<void>,
  onQuery?: OnQuery,
): Database {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { options, connect, end } }),
    ...(onQuery && { log: ({ query, queryDurationMillis }) => onQuery(query.sql, queryDurationMillis) }),
  })
}
