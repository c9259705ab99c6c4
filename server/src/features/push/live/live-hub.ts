import type { FastifyBaseLogger } from 'fastify'
import type { PushEvent } from '@meio-campo/contract'
import type { Database } from '../../../database/database.ts'
import { createWokenWork } from '../../../platform/woken-work.ts'
import { lastSeq, readEventsAfter } from './event-log.ts'
import type { Wanted } from './filters.ts'
import { frameOf, type Frame } from './frame.ts'
import { isBefore, parsePosition, WHOLE, type Position } from './position.ts'

/** A reader that is told as things happen. */
export interface Listener {
  /** The account whose reader it is; null for a visitor's. */
  readonly owner: string | null
  readonly wanted: Wanted
  /** What it gets is the same bytes for everybody. */
  tell(frame: Frame): void
  /** While it is told of the past: something to wait for, where it has not taken what it was told. */
  room(): Promise<void> | null
  /** It is not there any more. */
  gone(): boolean
  /** The process is going: the reader resumes elsewhere. */
  end(): void
}

interface Follower extends Listener {
  told: Position
}

export type LiveHub = ReturnType<typeof createLiveHub>

/**
 * One reader of the change log for all streams of this process. Everything is read, named and written out once,
 * whatever the number of streams.
 */
export function createLiveHub(database: Database, log: FastifyBaseLogger) {
  const followers = new Set<Follower>()
  /** Those who are still told of the past. */
  const catchingUp = new Set<Listener>()
  /** Everybody among the followers has been told up to here. */
  let position: bigint | null = null
  let beginning: Promise<bigint> | null = null

  /** Whoever begins at the same time begins at the same place: a later one would leave a gap for the others. */
  const begin = async (): Promise<bigint> => {
    if (position !== null) return position
    beginning ??= lastSeq(database).finally(() => (beginning = null))
    const seq = await beginning
    return (position ??= seq)
  }

  const readSome = async (): Promise<boolean> => {
    const { events, upTo, more } = await readEventsAfter(database, { seq: await begin(), place: WHOLE })
    position = upTo
    for (const event of events) {
      const frame = frameOf(event)
      const at = parsePosition(event.id)!
      for (const follower of followers) {
        if (!isBefore(follower.told, at) || !follower.wanted(event)) continue
        follower.told = at
        follower.tell(frame)
      }
    }
    return more
  }

  const reading = createWokenWork({
    doSome: readSome,
    onError: (error) => log.warn({ err: error }, 'live events could not be read'),
  })

  /** Something changed. Those who listen are told soon; where nobody listens nothing is read. */
  const wake = (): void => {
    // Whoever comes next begins at what is newest then.
    if (followers.size === 0) position = null
    else reading.wake()
  }

  /** Tells everything that the log has after a position, and gives back where that ended. */
  const tellPast = async (from: Position, listener: Listener): Promise<Position> => {
    for (let told = from; ;) {
      const { events, upTo, more } = await readEventsAfter(database, told)
      for (const event of events.filter(listener.wanted)) {
        if (listener.gone()) break
        listener.tell(frameOf(event))
        await listener.room()
      }
      told = { seq: upTo, place: WHOLE }
      if (!more || listener.gone()) return told
    }
  }

  return {
    wake,
    /**
     * Tells a listener everything after `from`, first from the log and then as it happens. It joins the others in the
     * moment in which none of them has been told more than it has, so nothing falls between the two.
     */
    async follow(from: Position, listener: Listener): Promise<() => void> {
      const follower: Follower = Object.assign(listener, { told: from })
      catchingUp.add(follower)
      try {
        do {
          await begin()
          follower.told = await tellPast(follower.told, follower)
        } while (!follower.gone() && (position === null || position > follower.told.seq))
        if (!follower.gone()) followers.add(follower)
      } finally {
        catchingUp.delete(follower)
      }
      return () => void followers.delete(follower)
    },
    hasListenersOf: (owner: string): boolean => [...followers].some((follower) => follower.owner === owner),
    /** For an account's own readers, and not of the log. */
    tellOwn(owner: string, event: PushEvent): void {
      const frame = frameOf(event)
      for (const follower of followers) {
        if (follower.owner === owner && follower.wanted(event)) follower.tell(frame)
      }
    },
    close(): void {
      for (const listener of [...catchingUp, ...followers]) listener.end()
    },
  }
}
