import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Entry } from './record.ts'

/** What an owner sees at a glance need not be written with every delivery. */
const WRITE_MS = 200

interface Note {
  readonly webhook_id: string
  readonly at: Date
  readonly status: number | null
  readonly delivered: boolean
  readonly first_delivered_at: Date | null
  /** Something was accepted since the last time this was written. */
  readonly worked: boolean
  readonly failing_since: Date | null
}

export interface HealthNotes {
  add(entries: readonly Entry[]): void
  stop(): Promise<void>
}

/** Keeps with each webhook how its last attempt went, and since when none has worked. */
export function createHealthNotes(database: Database, log: FastifyBaseLogger): HealthNotes {
  let notes = new Map<string, Note>()
  const write = async (): Promise<void> => {
    if (notes.size === 0) return
    const written = notes
    notes = new Map()
    await writeNotes(database, [...written.values()]).catch((error: unknown) =>
      log.warn({ err: error }, 'webhook health'),
    )
  }
  const timer = setInterval(() => void write(), WRITE_MS)
  timer.unref()
  return {
    add(entries) {
      for (const entry of entries) {
        const note = noted(notes.get(entry.lane.webhookId), entry)
        if (note) notes.set(note.webhook_id, note)
      }
    },
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}

/** Tests say nothing about whether it works for what really happens. */
function noted(before: Note | undefined, { lane, attempt }: Entry): Note | null {
  if (!attempt) return null
  const { outcome, delivery } = attempt
  const failing = before?.failing_since ?? null
  return {
    webhook_id: lane.webhookId,
    at: outcome.at,
    status: outcome.answer?.status ?? null,
    delivered: outcome.delivered,
    first_delivered_at: before?.first_delivered_at ?? (outcome.delivered ? outcome.at : null),
    worked: (before?.worked ?? false) || (outcome.delivered && !delivery.test),
    failing_since: delivery.test ? failing : outcome.delivered ? null : (failing ?? outcome.at),
  }
}

async function writeNotes(database: Database, notes: readonly Note[]): Promise<void> {
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as given (
        webhook_id text, at timestamptz, status smallint, delivered boolean, first_delivered_at timestamptz,
        worked boolean, failing_since timestamptz)
    ), locked as materialized (
      select id from webhooks where id in (select webhook_id from given) order by id for no key update
    )
    update webhooks as w
    set last_attempt_at = g.at, last_attempt_status = g.status, last_attempt_delivered = g.delivered,
      first_delivered_at = coalesce(w.first_delivered_at, g.first_delivered_at),
      failing_since = case when g.worked then g.failing_since else coalesce(w.failing_since, g.failing_since) end,
      warned_at = case when g.worked then null else w.warned_at end
    from given as g join locked on locked.id = g.webhook_id
    where w.id = g.webhook_id`.execute(database)
}
