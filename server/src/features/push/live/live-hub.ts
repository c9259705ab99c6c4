import type { ServerResponse } from 'node:http'
import type { PushEvent } from '@meio-campo/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../database/database.ts'
import { seePassableOnly } from '../../../database/sight.ts'
import { readPassable, withholdsData } from '../../../platform/callers/passable-reads.ts'
import { createTurns } from '../../../platform/turns.ts'
import { createWorkLoop } from '../../../platform/work-loop.ts'
import { END_OF_CHANGE, isBefore, parseCursor, type Cursor } from './cursor.ts'
import type { EventFilter } from './event-filter.ts'
import { getLastSeq, listEventsAfter } from './event-log.ts'

/** A position costs a client nothing to send, and the backlog from there may be a month of changes. */
const BACKLOGS_AT_ONCE = 6

/** An event encoded for event streams, once for all subscribers. */
interface Frame {
  readonly plain: Buffer
  /** The same as one chunk of chunked transfer encoding. */
  readonly chunk: Buffer
}

export function encodeFrame(text: string): Frame {
  const plain = Buffer.from(text)
  return { plain, chunk: Buffer.concat([Buffer.from(`${plain.length.toString(16)}\r\n`), plain, Buffer.from('\r\n')]) }
}

/** An event that is not in the log has no `id:` line, because a client cannot resume from it. */
function frameOfEvent(event: PushEvent): Frame {
  const id = parseCursor(event.id) === null ? '' : `id: ${event.id}\n`
  return encodeFrame(`${id}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
}

/**
 * Writes the encoded chunk to the socket where that is equivalent: with thousands of streams, most of the cost of
 * `response.write` is encoding the same chunk again for each. A pipelined response has no socket before its turn.
 */
export function writeFrame(raw: ServerResponse, { plain, chunk }: Frame): void {
  if (raw.chunkedEncoding && raw.socket) raw.socket.write(chunk)
  else raw.write(plain)
}

/** An open stream, as the hub sees it. */
export interface Subscriber {
  /** The account that opened it; null for a visitor. */
  readonly owner: string | null
  /** The account, or the network of a visitor: its backlogs are read one after the other. */
  readonly caller: string
  /** Whether any person may read the stream; it then gets only what may be redistributed. */
  readonly inPublic: boolean
  readonly filter: EventFilter
  send(frame: Frame): void
  /** Backpressure while the backlog is sent: resolves when the client has read what was written. */
  drained(): Promise<void> | null
  isClosed(): boolean
  /** Called when the process stops; the client resumes at another. */
  close(): void
}

interface ActiveSubscriber extends Subscriber {
  /** The last event sent to it. */
  cursor: Cursor
}

export type LiveHub = ReturnType<typeof createLiveHub>

/** One reader of the change log for all streams of this process: every event is read and encoded once. */
export function createLiveHub(database: Database, log: FastifyBaseLogger) {
  const subscribers = new Set<ActiveSubscriber>()
  /** Subscribers that still receive the backlog. */
  const catchingUp = new Set<Subscriber>()
  const takeTurn = createTurns(BACKLOGS_AT_ONCE)
  /** Every subscriber has received all events up to this change; null while there is none. */
  let position: bigint | null = null
  let positioning: Promise<bigint> | null = null

  /** Subscribers that start at the same time share one position: a later one would skip events of the others. */
  const ensurePosition = async (): Promise<bigint> => {
    if (position !== null) return position
    positioning ??= getLastSeq(database).finally(() => (positioning = null))
    const seq = await positioning
    return (position ??= seq)
  }

  const publishBatch = async (): Promise<boolean> => {
    const after = { seq: await ensurePosition(), index: END_OF_CHANGE }
    const { events, upTo, more } = await listEventsAfter(database, after)
    let passable: readonly PushEvent[] | null = null
    // Evaluated again after each wait, because a public stream may have been opened meanwhile.
    while (passable === null && [...subscribers].some(({ inPublic }) => inPublic))
      passable = (await withholdsData(database))
        ? (await seePassableOnly(() => listEventsAfter(database, after))).events
        : events
    position = upTo
    publish(events, ({ inPublic }) => !inPublic || passable === events)
    if (passable !== null && passable !== events) publish(passable, ({ inPublic }) => inPublic)
    return more
  }

  const publish = (events: readonly PushEvent[], isFor: (subscriber: ActiveSubscriber) => boolean): void => {
    const readers = [...subscribers].filter(isFor)
    if (readers.length === 0) return
    for (const event of events) {
      const frame = frameOfEvent(event)
      const cursor = parseCursor(event.id)!
      for (const subscriber of readers) {
        if (!isBefore(subscriber.cursor, cursor) || !subscriber.filter(event)) continue
        subscriber.cursor = cursor
        subscriber.send(frame)
      }
    }
  }

  const publishing = createWorkLoop({
    runOnce: publishBatch,
    onError: (error) => log.warn({ err: error }, 'live events could not be read'),
  })

  /** Sends everything in the log after a cursor; returns the cursor at the end of it. */
  const sendBacklog = async (from: Cursor, subscriber: Subscriber): Promise<Cursor> => {
    for (let cursor = from; ;) {
      const list = () => listEventsAfter(database, cursor)
      const batch = await takeTurn(subscriber.caller, async () => {
        if (subscriber.isClosed()) return null
        return subscriber.inPublic ? readPassable(database, list) : list()
      })
      if (batch === null) return cursor
      const { events, upTo, more } = batch
      for (const event of events.filter(subscriber.filter)) {
        if (subscriber.isClosed()) break
        subscriber.send(frameOfEvent(event))
        await subscriber.drained()
      }
      cursor = { seq: upTo, index: END_OF_CHANGE }
      if (!more || subscriber.isClosed()) return cursor
    }
  }

  return {
    /** The change log has grown. Without subscribers nothing is read; the next one starts at the end of the log. */
    wake(): void {
      if (subscribers.size === 0) position = null
      else publishing.wake()
    },
    /**
     * Sends everything after `from`: first the backlog, then events as they happen. A subscriber becomes active in the
     * same tick in which its cursor has reached the shared position, so no event falls between the two.
     */
    async subscribe(from: Cursor, given: Subscriber): Promise<() => void> {
      const subscriber: ActiveSubscriber = Object.assign(given, { cursor: from })
      catchingUp.add(subscriber)
      try {
        do {
          await ensurePosition()
          subscriber.cursor = await sendBacklog(subscriber.cursor, subscriber)
        } while (!subscriber.isClosed() && (position === null || position > subscriber.cursor.seq))
        if (!subscriber.isClosed()) subscribers.add(subscriber)
      } finally {
        catchingUp.delete(subscriber)
      }
      return () => void subscribers.delete(subscriber)
    },
    hasSubscribersOf: (owner: string): boolean => [...subscribers].some((subscriber) => subscriber.owner === owner),
    /**
     * Sends an event that is not in the log to the streams of one account; to its public streams only if it may be
     * redistributed.
     */
    publishToOwner(owner: string, event: PushEvent, isPassable: boolean): void {
      const frame = frameOfEvent(event)
      for (const subscriber of subscribers) {
        if (subscriber.inPublic && !isPassable) continue
        if (subscriber.owner === owner && subscriber.filter(event)) subscriber.send(frame)
      }
    },
    close(): void {
      for (const subscriber of [...catchingUp, ...subscribers]) subscriber.close()
    },
  }
}
