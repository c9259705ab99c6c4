import { LRUCache } from 'lru-cache'
import type { ReadyAnswer } from './ready-answer.ts'

/** An answer and the topics it depends on: it is valid until one of them changes. */
interface Kept {
  readonly answer: ReadyAnswer
  readonly topics: readonly string[]
  readonly madeAt: number
}

const LARGEST_BYTES = 64 * 1024 * 1024
const MOST_TOPICS = 50_000
/** An answer is kept with its compressed form. */
const ROOM_FOR_ENCODED = 2

export type AnswerCache = ReturnType<typeof createAnswerCache>

/**
 * Answers of this process by the call's address. Invalidations arrive by topic (see topics.ts). Every invalidation takes
 * a number, and an answer records the number at which its computation began: one that was invalidated while it was being
 * computed is given to its caller, and not kept.
 */
export function createAnswerCache(largestBytes: number = LARGEST_BYTES) {
  const answers = new LRUCache<string, Kept>({
    maxSize: largestBytes,
    sizeCalculation: ({ answer }, key) => (answer.body.length + key.length) * ROOM_FOR_ENCODED,
  })
  const beingMade = new Map<string, { readonly begun: number; readonly answer: Promise<unknown> }>()
  const changedAt = new Map<string, number>()
  let now = 0
  let listening = false
  let allChangedAt = 0
  let modifiedAt = new Date()

  const isGood = ({ topics, madeAt }: Pick<Kept, 'topics' | 'madeAt'>): boolean =>
    allChangedAt <= madeAt && topics.every((topic) => (changedAt.get(topic) ?? 0) <= madeAt)

  const forgetAll = () => {
    now += 1
    modifiedAt = new Date()
    allChangedAt = now
    answers.clear()
    changedAt.clear()
  }

  return {
    find(key: string): ReadyAnswer | null {
      const kept = answers.get(key)
      if (!kept) return null
      if (isGood(kept)) return kept.answer
      answers.delete(key)
      return null
    },
    /** To be called before the first query of an answer, and handed to `keep`. */
    begin: (): number => now,
    /**
     * Concurrent requests share one computation, except where something changed since it began, or while invalidations
     * cannot arrive.
     */
    share<T>(key: string, make: () => Promise<T>): Promise<T> {
      const other = beingMade.get(key)
      if (listening && other?.begun === now) return other.answer as Promise<T>
      const own = { begun: now, answer: make() }
      beingMade.set(key, own)
      const forget = () => beingMade.get(key) === own && beingMade.delete(key)
      own.answer.then(forget, forget)
      return own.answer
    },
    keep(key: string, topics: readonly string[], madeAt: number, answer: ReadyAnswer): void {
      if (!listening || !isGood({ topics, madeAt })) return
      answers.set(key, { answer, topics, madeAt })
    },
    forget(topics: Iterable<string>, at: Date): void {
      now += 1
      modifiedAt = at
      for (const topic of topics) changedAt.set(topic, now)
      if (changedAt.size > MOST_TOPICS) forgetAll()
    },
    forgetAll,
    /** Nothing is kept while invalidations cannot arrive. */
    setListening(value: boolean): void {
      listening = value
      forgetAll()
    },
    /** When anything last changed, as far as this process knows. */
    get modifiedAt() {
      return modifiedAt
    },
    get size() {
      return answers.size
    },
  }
}
