import type pg from 'pg'
import type { DatabaseAddress } from './address.ts'
import { watchDatabase } from './database-watch.ts'
import { isPlannedOnce } from './planned-once.ts'
import {
  CALL_LIMITS,
  CALL_PATIENCE,
  CONNECTIONS_PER_PROCESS,
  createPools,
  KEPT_PLANNED_CONNECTIONS,
  PLAN_ONCE,
  PLANNED_CONNECTIONS,
} from './pools.ts'

/** Another server with the same data, some moments behind. */
export interface Replica {
  readonly address: DatabaseAddress
  /** How far this process has followed the change log; null while it does not know. */
  readonly needed: () => bigint | null
}

/** Connections to a replica, for as long as it is there and not behind. */
export function openReplica({ address, needed }: Replica, primary: pg.Pool, onError: (error: Error) => void) {
  const pools = createPools(address, CALL_PATIENCE, onError)
  const pool = pools.open(CONNECTIONS_PER_PROCESS, CALL_LIMITS)
  const planned = pools.open(PLANNED_CONNECTIONS, { ...CALL_LIMITS, options: PLAN_ONCE }, KEPT_PLANNED_CONNECTIONS)
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
      return (isPlannedOnce() ? planned : pool).connect().catch((error: unknown) => {
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

/** After a look that found the replica behind, the next one comes no sooner. */
const LOOK_AGAIN_MS = 25
/** How long the replica is not used after an error. */
const LEAVE_MS = 5_000

interface Guarded {
  /** The position of the replica in the change log; throws if it is not a replica of this database. */
  readonly readPosition: () => Promise<bigint>
  /** How far this process has followed the change log; null while it does not know. */
  readonly needed: () => bigint | null
  readonly onError: (error: Error) => void
}

/**
 * Decides for each read whether a replica has every change that this process has applied. A write is answered after
 * every process has followed the change log past it, so a read that comes later never sees less than that write:
 * where the replica is behind, the database itself is read.
 */
function createReplicaGuard({ readPosition, needed, onError }: Guarded) {
  let reached = -1n
  let asked = -1n
  let nextLook = 0
  let working = true

  const leave = (error: unknown) => {
    reached = -1n
    nextLook = Date.now() + LEAVE_MS
    // Said once, not every few seconds.
    if (working) onError(error instanceof Error ? error : new Error(String(error)))
    working = false
  }

  return {
    async isCurrent(): Promise<boolean> {
      const position = needed()
      if (position === null) return false
      // After a restore the numbers begin lower: what was seen before it says nothing.
      if (position < asked) reached = -1n
      asked = position
      if (reached >= position) return true
      if (Date.now() < nextLook) return false
      nextLook = Date.now() + LOOK_AGAIN_MS
      try {
        reached = await readPosition()
        working = true
      } catch (error) {
        leave(error)
      }
      return reached >= position
    },
    leave,
  }
}
