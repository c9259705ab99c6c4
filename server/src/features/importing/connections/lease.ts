import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

const LEASE_SECONDS = 30
const RENEW_MS = 1_000

/** Why a check stopped early. */
export type StopReason = 'asked' | 'lost' | 'stopping'

const QUEUED_MS = 10 * 60_000

/** Whether a requested check is about to begin. One that no process has taken for minutes was lost with its queue. */
export function isQueued({ queued_at }: { queued_at: Date | null }): boolean {
  return queued_at !== null && queued_at.getTime() > Date.now() - QUEUED_MS
}

/** Whether a process is checking it; a dead process counts as alive until its lease expires. */
export function isHeld({ holder, held_until }: { holder: string | null; held_until: Date | null }): boolean {
  return holder !== null && held_until !== null && held_until.getTime() > Date.now()
}

/** The lease of a connection for the one process that checks it. A dead process loses it within half a minute. */
export class Lease {
  readonly id: string
  readonly #database: Database
  readonly #holder: string
  readonly #stop = new AbortController()
  readonly #timer: NodeJS.Timeout
  #renewing: Promise<unknown> = Promise.resolve()

  private constructor(database: Database, id: string, holder: string) {
    this.#database = database
    this.id = id
    this.#holder = holder
    this.#timer = setInterval(() => {
      this.#renewing = this.#renewing.then(() => this.#renew()).catch(() => undefined)
    }, RENEW_MS)
    this.#timer.unref()
  }

  /** Null if another process holds it, or if it no longer exists. */
  static async take(database: Database, id: string, holder: string): Promise<Lease | null> {
    const taken = await database
      .updateTable('connections')
      .set({
        holder,
        held_until: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
        queued_at: null,
      })
      .where('id', '=', id)
      .where(sql<boolean>`(holder is null or held_until < now())`)
      .returning('id')
      .executeTakeFirst()
    return taken ? new Lease(database, id, holder) : null
  }

  /** Aborts when a user stops the check, when another process has the lease, or when this process ends. */
  get signal(): AbortSignal {
    return this.#stop.signal
  }

  get stopped(): StopReason | null {
    return this.#stop.signal.aborted ? (this.#stop.signal.reason as StopReason) : null
  }

  get holder(): string {
    return this.#holder
  }

  /** This process is ending; another one will do the check. */
  interrupt(): void {
    this.#stop.abort('stopping' satisfies StopReason)
  }

  async release(): Promise<void> {
    clearInterval(this.#timer)
    await this.#renewing
    await this.#database
      .updateTable('connections')
      .set({ holder: null, held_until: null, stop_asked: false })
      .where('id', '=', this.id)
      .where('holder', '=', this.#holder)
      .execute()
  }

  async #renew(): Promise<void> {
    const row = await this.#database
      .updateTable('connections')
      .set({ held_until: sql`now() + make_interval(secs => ${LEASE_SECONDS})` })
      .where('id', '=', this.id)
      .where('holder', '=', this.#holder)
      .returning('stop_asked')
      .executeTakeFirst()
    if (!row) this.#stop.abort('lost' satisfies StopReason)
    else if (row.stop_asked) this.#stop.abort('asked' satisfies StopReason)
  }
}
