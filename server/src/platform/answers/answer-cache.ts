import { LRUCache } from 'lru-cache'
import { createChangeClock } from './change-clock.ts'
import type { ReadyAnswer } from './ready-answer.ts'

/** An answer and the topics it depends on: it is valid until one of them changes. */
interface Kept {
  readonly answer: ReadyAnswer
  readonly topics: readonly string[]
  readonly madeAt: number
}

const LARGEST_BYTES = 64 * 1024 * 1024
/** An answer is kept with its compressed form. */
const ROOM_FOR_ENCODED = 2

export type AnswerCache = ReturnType<typeof createAnswerCache>

/**
 * Answers of this process by the call's address. An answer that was invalidated while it was being computed is given to
 * its caller, and not kept.
 */
export function createAnswerCache(largestBytes: number = LARGEST_BYTES) {
  const clock = createChangeClock()
  const answers = new LRUCache<string, Kept>({
    maxSize: largestBytes,
    sizeCalculation: ({ answer }, key) => (answer.body.length + key.length) * ROOM_FOR_ENCODED,
  })
  const beingMade = new Map<string, { readonly begun: number; readonly answer: Promise<unknown> }>()

  const findShared = (key: string): Promise<unknown> | null => {
    const made = beingMade.get(key)
    return made && clock.listening && made.begun === clock.now ? made.answer : null
  }
  const forgetAll = () => {
    clock.forgetAll()
    answers.clear()
  }

  return {
    /** What invalidates the answers, for what else this process keeps of the database. */
    clock,
    find(key: string): ReadyAnswer | null {
      const kept = answers.get(key)
      if (!kept) return null
      if (clock.isUnchanged(kept.topics, kept.madeAt)) return kept.answer
      answers.delete(key)
      return null
    },
    /** To be called before the first query of an answer, and handed to `keep`. */
    begin: (): number => clock.now,
    /**
     * Concurrent requests share one computation, except where something changed since it began, or while invalidations
     * cannot arrive.
     */
    share<T>(key: string, make: () => Promise<T>): Promise<T> {
      const other = findShared(key)
      if (other) return other as Promise<T>
      const own = { begun: clock.now, answer: make() }
      beingMade.set(key, own)
      const forget = () => beingMade.get(key) === own && beingMade.delete(key)
      own.answer.then(forget, forget)
      return own.answer
    },
    /** The computation that a request would share now; null where there is none. */
    findShared,
    keep(key: string, topics: readonly string[], madeAt: number, answer: ReadyAnswer): void {
      if (!clock.listening || !clock.isUnchanged(topics, madeAt)) return
      answers.set(key, { answer, topics, madeAt })
    },
    forget: (topics: Iterable<string>, at: Date): void => clock.forget(topics, at),
    forgetAll,
    /** Nothing is kept while invalidations cannot arrive. */
    setListening(value: boolean): void {
      clock.setListening(value)
      answers.clear()
    },
    /** When anything last changed, as far as this process knows. */
    get modifiedAt() {
      return clock.modifiedAt
    },
    get size() {
      return answers.size
    },
  }
}
