import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Reach } from '../../../config/reach.ts'
import type { Database } from '../../../database/database.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'
import { fetchText, FetchTextError } from '../../../platform/outgoing/fetch-text.ts'
import { bagOf, type Bag } from '../datasets/answers/fields.ts'
import { currentBudget, takeCall, withReported, type Budget } from './budget.ts'
import type { AnswerHeaders, Provider, ReadAnswer } from './connector.ts'

const MAX_BYTES = 32 * 1024 * 1024
const TIMEOUT_MS = 60_000
/** A minute's window is waited for, a day's is not: the sync ends with what it has. */
const LONGEST_WAIT_MS = 150_000
const MOST_TRIES = 3

/** The key is wrong, or the provider is away: the whole sync has failed. */
export class SyncFailed extends SourceError {
  override name = 'SyncFailed'
}

/** The calls of this day are used up. */
export class DayIsOver extends Error {
  override name = 'DayIsOver'
}

export type Answered =
  | { readonly kind: 'data'; readonly body: Bag; readonly headers: AnswerHeaders }
  | Extract<ReadAnswer, { kind: 'refused' }>

interface CallsOptions {
  readonly database: Database
  readonly connectionId: string
  readonly connector: Provider
  readonly address: string
  readonly key: string
  readonly contact: string
  readonly reach: Reach
  readonly signal: AbortSignal
  readonly now: () => Date
  /** Tests do not wait. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

const waitFor = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  await sleep(milliseconds, undefined, { signal })
}

/**
 * Calls a provider within the budget of its key, which all processes share: it is taken from the connection's row before
 * each call, and corrected by what the answer says.
 */
export class ConnectorCalls {
  readonly #options: CallsOptions

  constructor(options: CallsOptions) {
    this.#options = options
  }

  /** `share`: the part of each window that is left to others. */
  async get(call: string, share = 0): Promise<Answered> {
    const { connector, signal } = this.#options
    for (let tries = 1; ; tries += 1) {
      await this.#take(share)
      const answer = await this.#fetch(call)
      const read = answer.read
      if (read.kind === 'data') return { kind: 'data', body: answer.body, headers: answer.headers }
      if (read.kind === 'refused') return read
      if (read.kind === 'key') throw new SyncFailed({ file: connector.title, line: null }, read.reason)
      if (read.kind === 'limit') {
        await this.#spend(read.window, read.waitSeconds)
        if (read.window === 'day') throw new DayIsOver()
        if (tries >= MOST_TRIES) throw this.#away('Chamadas demais: tentamos de novo mais tarde.')
        continue
      }
      if (tries >= MOST_TRIES) throw this.#away(read.reason)
      await this.#wait(1_000 * tries, signal)
    }
  }

  #away(reason: string): SyncFailed {
    return new SyncFailed({ file: this.#options.connector.title, line: null }, reason)
  }

  async #fetch(call: string): Promise<{ read: ReadAnswer; body: Bag; headers: AnswerHeaders }> {
    const { connector, address, key, contact, reach, signal } = this.#options
    try {
      const { status, headers, text } = await fetchText(`${address}${call}`, {
        reach,
        headers: { accept: 'application/json', 'user-agent': 'meio-campo', ...connector.headersOf(key, contact) },
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
        signal,
      })
      const body = parse(text)
      await this.#keepBudget(headers, body ?? {})
      // A page cut off in the middle is not an answer; a broken error page still has its status.
      if (body === null && status === 200) return { read: broken(connector), body: {}, headers }
      return { read: connector.readAnswer(status, headers, body ?? {}), body: body ?? {}, headers }
    } catch (error) {
      if (!(error instanceof FetchTextError)) throw error
      return { read: { kind: 'away', reason: error.message }, body: {}, headers: {} }
    }
  }

  /** Takes one call from the budget, waiting for the next window where this one is empty. */
  async #take(share: number): Promise<void> {
    for (;;) {
      this.#options.signal.throwIfAborted()
      const waitMs = await this.#change((budget, now) => {
        const taken = takeCall(budget, now, share)
        return 'waitMs' in taken ? { budget, result: taken.waitMs } : { budget: taken.budget, result: 0 }
      })
      if (waitMs === 0) return
      if (waitMs > LONGEST_WAIT_MS) throw new DayIsOver()
      await this.#wait(waitMs, this.#options.signal)
    }
  }

  async #keepBudget(headers: AnswerHeaders, body: Bag): Promise<void> {
    const { connector } = this.#options
    await this.#change((budget, now) => ({ budget: connector.readBudget(budget, headers, body, now), result: null }))
  }

  /** Nothing is left until the provider's own time is over. */
  async #spend(window: 'minute' | 'day', waitSeconds: number | null): Promise<void> {
    await this.#change((budget, now) => ({
      budget: withReported(budget, window, now, { left: 0, resetSeconds: waitSeconds }),
      result: null,
    }))
  }

  #change<T>(work: (budget: Budget, now: Date) => { budget: Budget; result: T }): Promise<T> {
    const { database, connectionId, connector, now } = this.#options
    return database.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('connections')
        .select('budget')
        .where('id', '=', connectionId)
        .forUpdate()
        .executeTakeFirst()
      const at = now()
      const { budget, result } = work(currentBudget((row?.budget ?? []) as unknown as Budget, connector.limits, at), at)
      await transaction
        .updateTable('connections')
        .set({ budget: sql`${JSON.stringify(budget)}::jsonb` })
        .where('id', '=', connectionId)
        .execute()
      return result
    })
  }

  #wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    return (this.#options.wait ?? waitFor)(milliseconds, signal)
  }
}

function parse(text: string): Bag | null {
  try {
    return bagOf(JSON.parse(text))
  } catch {
    return null
  }
}

function broken({ title }: Provider): ReadAnswer {
  return { kind: 'away', reason: `A resposta de ${title} veio cortada.` }
}
