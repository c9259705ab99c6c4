import type { FastifyBaseLogger } from 'fastify'
import type { PushEvent } from '@meio-campo/contract'
import type { Database } from '../../database/database.ts'
import { lastSeq, readEventsAfter } from './event-log.ts'
import type { Wanted } from './filters.ts'
import { isAfter, WHOLE, type Position } from './position.ts'

/** A reader that is told as things happen. */
export interface Listener {
  readonly wanted: Wanted
  /** What it gets is the same bytes for everybody. */
  tell(event: PushEvent, frame: string): void
  /** The process is going: the reader resumes elsewhere. */
  end(): void
}

export type LiveHub = ReturnType<typeof createLiveHub>

/** An event as a stream writes it. */
export function frameOf(event: PushEvent): string {
  return `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
}

/**
 * One reader of the change log for all streams of this process. Everything is read, named and written out once,
 * whatever the number of streams.
 */
export function createLiveHub(database: Database, log: FastifyBaseLogger) {
  const listeners = new Set<Listener>()
  let position: bigint | null = null
  let reading: Promise<void> | null = null
  let again = false

  const readOn = async (): Promise<void> => {
    for (;;) {
      again = false
      position ??= await lastSeq(database)
      const { events, upTo, more } = await readEventsAfter(database, { seq: position, place: WHOLE })
      position = upTo
      for (const event of events) {
        const frame = frameOf(event)
        for (const listener of listeners) if (listener.wanted(event)) listener.tell(event, frame)
      }
      if (!more && !again) return
    }
  }

  /** Something changed. Those who listen are told soon; where nobody listens nothing is read. */
  const wake = (): void => {
    again = true
    if (listeners.size === 0) {
      // Whoever comes next begins at what is newest then.
      position = null
      return
    }
    reading ??= readOn()
      .catch((error: unknown) => log.warn({ err: error }, 'live events could not be read'))
      .finally(() => (reading = null))
  }

  return {
    wake,
    /**
     * Tells a listener everything after `from`, first from the log and then as it happens. The listener is among those
     * who are told before the log is read to its end, so nothing falls between the two.
     */
    async follow(from: Position, listener: Listener): Promise<() => void> {
      let told = from
      const waiting: { event: PushEvent; frame: string }[] = []
      let caughtUp = false
      const tell = (event: PushEvent, frame: string) => {
        if (!isAfter(event.id, told)) return
        const [seq, place = '0'] = event.id.split('.')
        told = { seq: BigInt(seq!), place: Number(place) }
        listener.tell(event, frame)
      }
      const live: Listener = {
        wanted: listener.wanted,
        tell: (event, frame) => (caughtUp ? tell(event, frame) : void waiting.push({ event, frame })),
        end: () => listener.end(),
      }
      listeners.add(live)
      position ??= await lastSeq(database)
      for (let after = from; ;) {
        const { events, upTo, more } = await readEventsAfter(database, after)
        for (const event of events) if (listener.wanted(event)) tell(event, frameOf(event))
        after = { seq: upTo, place: WHOLE }
        if (!more) break
      }
      caughtUp = true
      for (const { event, frame } of waiting) tell(event, frame)
      return () => void listeners.delete(live)
    },
    close(): void {
      for (const listener of listeners) listener.end()
    },
  }
}
