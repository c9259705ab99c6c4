import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { DatabaseAddress } from '../database/address.ts'
import type { Database } from '../database/database.ts'
import { destroy } from '../database/database-watch.ts'
import type { AnswerCache } from './answers/answer-cache.ts'
import { topicsOf } from './answers/topics.ts'
import type { SessionCache } from './callers/session-cache.ts'
import { oneAtATime } from './one-at-a-time.ts'

const RECONNECT_MS = 500
/** Less than a write waits for this process (see round-call.ts): what it keeps is given up before the write is answered. */
const PATIENCE_MS = 1_500
/** More changes than this at once come from an import: clearing the cache is cheaper than invalidating one by one. */
const MOST_CHANGES = 1_000

export interface ChangeListener {
  /** Returns once this process has applied every change committed so far, by any process. */
  catchUp(): Promise<void>
  /** The number of the last change this process has applied; null while changes cannot arrive. */
  position(): bigint | null
  stop(): Promise<void>
}

interface Remembered {
  readonly answers: AnswerCache
  readonly sessions: SessionCache
  /** The sender of live events, which reads the change log itself. */
  readonly live: { wake(): void }
  /** Listeners of other channels, by the channel's name. */
  readonly others?: Readonly<Record<string, (payload: string) => void>>
}

/** The connection that listens. */
interface Line {
  readonly client: pg.Client
  readonly lose: (reason: unknown) => void
  /** Resolves when the connection is given up. */
  readonly lost: Promise<void>
}

/**
 * Invalidates this process's caches when the database changes. A PostgreSQL notification says that something changed,
 * the change log says what. While the connection is down nothing is cached: an answer is then slow, never stale.
 */
export async function listenForChanges(
  address: DatabaseAddress,
  database: Database,
  { answers, sessions, live, others = {} }: Remembered,
  log: FastifyBaseLogger,
): Promise<ChangeListener> {
  let line: Line | null = null
  let readUpTo = 0n
  let stopped = false
  /** The reading that includes every change announced so far. */
  let announced: Promise<void> = Promise.resolve()

  const readLog = async (): Promise<void> => {
    const changes = await database
      .selectFrom('changes')
      .select(['seq', 'at', 'kind', 'record_id', 'data'])
      .where('seq', '>', String(readUpTo))
      .orderBy('seq')
      .limit(MOST_CHANGES)
      .execute()
    if (changes.length === 0) return
    if (changes.length === MOST_CHANGES) {
      readUpTo = await lastChange(database)
      answers.forgetAll()
      return
    }
    answers.forget(changes.flatMap(topicsOf), changes.at(-1)!.at)
    readUpTo = BigInt(changes.at(-1)!.seq)
  }

  const readOn = oneAtATime(readLog)

  const reconnect = async (lost: pg.Client): Promise<void> => {
    destroy(lost)
    await sleep(RECONNECT_MS, undefined, { ref: false })
    if (!stopped) await connect()
  }

  const connect = async (): Promise<void> => {
    const client = new pg.Client(address)
    const { promise: lost, resolve: giveUp } = Promise.withResolvers<void>()
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'sessions') sessions.forgetAll()
      else if (channel in others) others[channel]!(payload)
      else {
        live.wake()
        announced = readOn().catch((error: unknown) => lose(error))
      }
    })
    const lose = (reason: unknown) => {
      if (line?.client !== client) return
      line = null
      giveUp()
      answers.setListening(false)
      sessions.setListening(false)
      if (stopped) return
      log.warn({ err: reason }, 'change listener lost its connection; reconnecting')
      void reconnect(client)
    }
    client.on('error', lose)
    client.on('end', () => lose(new Error('ended')))
    try {
      await client.connect()
      const channels = ['changes', 'sessions', ...Object.keys(others)]
      await client.query(channels.map((channel) => `listen ${client.escapeIdentifier(channel)}`).join(';'))
      readUpTo = await lastChange(database)
      line = { client, lose, lost }
      answers.setListening(true)
      sessions.setListening(true)
      // For the changes made while the connection was down.
      live.wake()
    } catch (error) {
      line = { client, lose, lost }
      lose(error)
    }
  }

  /**
   * PostgreSQL sends what earlier commits announced before it ends the answer to a later statement of the same connection.
   * Without a connection nothing is kept, so that there is nothing to apply.
   */
  const awaitAnnouncements = oneAtATime(async () => {
    if (!line) return
    const { client, lose, lost } = line
    let hasAnswered = false
    // An answer that came while this process was busy is read before the patience is judged.
    const late = setTimeout(() => setImmediate(() => hasAnswered || lose(new Error('no answer'))), PATIENCE_MS)
    await Promise.race([client.query('select').catch(lose), lost])
    hasAnswered = true
    clearTimeout(late)
  })

  await connect()
  return {
    async catchUp() {
      await awaitAnnouncements()
      await announced
    },
    position: () => (answers.clock.listening ? readUpTo : null),
    async stop() {
      stopped = true
      await line?.client.end()
    },
  }
}

async function lastChange(database: Database): Promise<bigint> {
  const row = await database
    .selectFrom('changes')
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirst()
  return BigInt(row?.last ?? 0)
}
