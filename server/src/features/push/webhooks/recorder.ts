import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { type LaneUpdate, type LaneState, writeLaneUpdates } from './lane-updates.ts'

const TRIES = 5
const PAUSE_MS = 200
const MOST_AT_ONCE = 500
const LOST: LaneState = { held: false, open: false }

export interface Recorder {
  /** Resolves once it is committed. */
  write(update: LaneUpdate): Promise<LaneState>
  /** Resolves once nothing is left to write. */
  stop(): Promise<void>
}

/** Writes lane updates in batches: everything that accumulated during one transaction is written by the next. */
export function createRecorder(database: Database, holder: string, log: FastifyBaseLogger): Recorder {
  const health = createHealthTracker(database, log)
  let waiting: { update: LaneUpdate; done: (state: LaneState) => void }[] = []
  let writing = false

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_AT_ONCE)
      waiting = waiting.slice(MOST_AT_ONCE)
      const updates = batch.map(({ update }) => update)
      const states = await persist(() => writeLaneUpdates(database, holder, updates), log)
      for (const [index, { done }] of batch.entries()) done(states?.[index] ?? LOST)
      health.add(updates.filter((_, index) => states?.[index]?.held))
    }
    writing = false
  }

  return {
    write(update) {
      return new Promise((done) => {
        waiting.push({ update, done })
        if (writing) return
        writing = true
        // Batches all updates of the current iteration of the event loop.
        setImmediate(() => void writeAll())
      })
    },
    stop: () => health.stop(),
  }
}

/** An update that cannot be written is dropped: the lease expires, and another sender repeats the delivery. */
async function persist<T>(write: () => Promise<T>, log: FastifyBaseLogger): Promise<T | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write()
    } catch (error) {
      log.warn({ err: error, tries }, 'deliveries could not be written')
      if (tries === TRIES) return null
      await sleep(PAUSE_MS * tries)
    }
  }
}

/** The health of a webhook is written at intervals, not with every delivery. */
const HEALTH_WRITE_MS = 200

interface HealthUpdate {
  readonly webhook_id: string
  readonly at: Date
  readonly status: number | null
  readonly delivered: boolean
  readonly first_delivered_at: Date | null
  /** A delivery was accepted since the last write. */
  readonly succeeded: boolean
  readonly failing_since: Date | null
}

interface HealthTracker {
  add(updates: readonly LaneUpdate[]): void
  stop(): Promise<void>
}

/** Stores with each webhook the outcome of its last attempt, and since when every attempt has failed. */
function createHealthTracker(database: Database, log: FastifyBaseLogger): HealthTracker {
  let pending = new Map<string, HealthUpdate>()
  const write = async (): Promise<void> => {
    if (pending.size === 0) return
    const updates = [...pending.values()]
    pending = new Map()
    await writeHealth(database, updates).catch((error: unknown) => log.warn({ err: error }, 'webhook health'))
  }
  const timer = setInterval(() => void write(), HEALTH_WRITE_MS)
  timer.unref()
  return {
    add(updates) {
      for (const update of updates) {
        const next = nextHealth(pending.get(update.lane.webhookId), update)
        if (next) pending.set(next.webhook_id, next)
      }
    },
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}

/** Test deliveries do not count as failures or successes of the webhook. */
function nextHealth(before: HealthUpdate | undefined, { lane, attempt }: LaneUpdate): HealthUpdate | null {
  if (!attempt) return null
  const { outcome, delivery } = attempt
  const failing = before?.failing_since ?? null
  return {
    webhook_id: lane.webhookId,
    at: outcome.at,
    status: outcome.answer?.status ?? null,
    delivered: outcome.delivered,
    first_delivered_at: before?.first_delivered_at ?? (outcome.delivered ? outcome.at : null),
    succeeded: (before?.succeeded ?? false) || (outcome.delivered && !delivery.test),
    failing_since: delivery.test ? failing : outcome.delivered ? null : (failing ?? outcome.at),
  }
}

async function writeHealth(database: Database, updates: readonly HealthUpdate[]): Promise<void> {
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as given (
        webhook_id text, at timestamptz, status smallint, delivered boolean, first_delivered_at timestamptz,
        succeeded boolean, failing_since timestamptz)
    ), locked as materialized (
      select id from webhooks where id in (select webhook_id from given) order by id for no key update
    )
    update webhooks as w
    set last_attempt_at = g.at, last_attempt_status = g.status, last_attempt_delivered = g.delivered,
      first_delivered_at = coalesce(w.first_delivered_at, g.first_delivered_at),
      failing_since = case when g.succeeded then g.failing_since else coalesce(w.failing_since, g.failing_since) end,
      warned_at = case when g.succeeded then null else w.warned_at end
    from given as g join locked on locked.id = g.webhook_id
    where w.id = g.webhook_id`.execute(database)
}
