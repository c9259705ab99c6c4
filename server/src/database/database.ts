import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DatabaseAddress } from './address.ts'
import { DatabaseAway } from './database-away.ts'
import { destroy, watchDatabase } from './database-watch.ts'
import { currentSight, sightPath } from './sight.ts'
import { takesLong } from './long-work.ts'
import { PreparingClient } from './preparing-client.ts'
import { createReplicaGuard } from './replica-guard.ts'
import type { DB } from './types.gen.ts'

export type Database = Kysely<DB>
/** What a query needs: the database, or the caller's transaction. */
export type Queryable = Database | Transaction<DB>

/** Hears of every statement when it has ended: its text without the values, and how long it took. */
type OnQuery = (text: string, milliseconds: number) => void

const CONNECTIONS_PER_PROCESS = 10
/** Test keys are rare, and wait for each other rather than for everybody else. */
const DEMONSTRATION_CONNECTIONS = 3
/** Exports, where a source forbids that its data is passed on. */
const PASSABLE_CONNECTIONS = 2
const LONG_WORK_CONNECTIONS = 4

/** How long to wait for the pool to have a connection free, and for the database to take a new one. */
interface Patience {
  readonly turnMs: number
  readonly connectMs: number
}
const CALL_PATIENCE: Patience = { turnMs: 5_000, connectMs: 1_500 }
const UNHURRIED_PATIENCE: Patience = { turnMs: 10_000, connectMs: 10_000 }

/** How long one statement, a wait for a lock and a pause within a transaction may last, in milliseconds. */
type TimeLimits = Pick<pg.ClientConfig, 'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout'>
/** For calls, whose callers wait. */
const CALL_LIMITS: TimeLimits = {
  statement_timeout: 20_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
}
/** For jobs, clean-ups and restores. */
const LONG_WORK_LIMITS: TimeLimits = {
  statement_timeout: 30 * 60_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 10 * 60_000,
}
/** For imports, exports and the preparation at the start, which have a process or thread to themselves. */
const UNHURRIED_LIMITS: TimeLimits = { idle_in_transaction_session_timeout: 60 * 60_000 }

/** How much longer than its limit a statement is waited for before its connection is given up. */
const STATEMENT_GRACE_MS = 2_000

const DATE: number = pg.types.builtins.DATE

/** A calendar day stays the text it is, `2024-05-12`: as a Date it would be midnight of this machine's own zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === DATE ? (text: string) => text : pg.types.getTypeParser(oid, format),
}

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

/** Another server with the same data, some moments behind. */
export interface Replica {
  readonly address: DatabaseAddress
  /** How far this process has followed the change log; null while it does not know. */
  readonly needed: () => bigint | null
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
    return takesLong() ? longWork : pool
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
    return (usual === pool && (await copy.connect())) || usual.connect()
  }
  return { database, reading: toDatabase(pool.options, connect, async () => undefined, onQuery) }
}

export function openServingDatabase(address: DatabaseAddress, onError: (error: Error) => void): Database {
  return openServingDatabases(address, null, onError).database
}

/** Connections to a replica, for as long as it is there and not behind. */
function openReplica({ address, needed }: Replica, primary: pg.Pool, onError: (error: Error) => void) {
  const pools = createPools(address, CALL_PATIENCE, onError)
  const pool = pools.open(CONNECTIONS_PER_PROCESS, CALL_LIMITS)
  const guard = createReplicaGuard({ readPosition: () => readReplicaPosition(pool, primary), needed, onError })
  const leave = () => {
    guard.leave(new Error('the replica does not answer'))
    pools.cut()
  }
  const watch = watchDatabase(address, { onAway: leave, onStuck: leave })
  return {
    /** Null where the database itself must be read. */
    connect: async (): Promise<pg.PoolClient | null> => {
      if (watch.isAway() || !(await guard.isCurrent())) return null
      return pool.connect().catch((error: unknown) => {
        guard.leave(error)
        return null
      })
    },
    end: async () => {
      watch.stop()
      await pools.end()
    },
  }
}

/** The end of the change log as the replica has it. Another database's log would say nothing. */
async function readReplicaPosition(replica: pg.Pool, primary: pg.Pool): Promise<bigint> {
  const sameCluster =
    'select system_identifier::text as cluster, pg_is_in_recovery() as standby from pg_control_system()'
  const [{ rows: own }, { rows: copied }, { rows: positions }] = await Promise.all([
    primary.query<{ cluster: string }>(sameCluster),
    replica.query<{ cluster: string; standby: boolean }>(sameCluster),
    replica.query<{ seq: string }>(
      'select greatest((select max(seq) from changes), (select seq from change_horizon), 0) as seq',
    ),
  ])
  if (!copied[0]!.standby || copied[0]!.cluster !== own[0]!.cluster)
    throw new Error('DATABASE_READ_URL is no standby of DATABASE_URL')
  return BigInt(positions[0]!.seq)
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

/** Pools that share what happens to their connections. */
function createPools(address: DatabaseAddress, { turnMs, connectMs }: Patience, onError: (error: Error) => void) {
  const pools: pg.Pool[] = []
  const clients = new Set<pg.Client>()

  class PoolClient extends PreparingClient {
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
    open(max: number, limits: TimeLimits & { options?: string }): pg.Pool {
      const pool = new pg.Pool({
        ...address,
        ...limits,
        types,
        max,
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
