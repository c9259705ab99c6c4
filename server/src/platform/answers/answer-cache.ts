import type { ReadyAnswer } from './ready-answer.ts'

/** An answer, and the topics it speaks of: it is good until one of them changes. */
interface Kept {
  readonly answer: ReadyAnswer
  readonly topics: readonly string[]
  readonly madeAt: number
  readonly bytes: number
}

const LARGEST_BYTES = 64 * 1024 * 1024
const MOST_TOPICS = 50_000
const ROOM_FOR_ENCODED = 2

export type AnswerCache = ReturnType<typeof createAnswerCache>

/**
 * Answers of this process by the call's address. News of changes come by topic (see topics.ts). Every change takes a
 * number, and an answer remembers the number at which its making began: one that was overtaken while it was being made
 * is given to its caller, and not kept.
 */
export function createAnswerCache(largestBytes: number = LARGEST_BYTES) {
  const answers = new Map<string, Kept>()
  const beingMade = new Map<string, { readonly begun: number; readonly answer: Promise<unknown> }>()
  const changedAt = new Map<string, number>()
  let now = 0
  let listening = false
  let allChangedAt = 0
  let bytes = 0
  let modifiedAt = new Date()

  const isGood = ({ topics, madeAt }: Pick<Kept, 'topics' | 'madeAt'>): boolean =>
    allChangedAt <= madeAt && topics.every((topic) => (changedAt.get(topic) ?? 0) <= madeAt)

  const drop = (key: string, kept: Kept) => {
    answers.delete(key)
    bytes -= kept.bytes
  }

  const forgetAll = () => {
    now += 1
    modifiedAt = new Date()
    allChangedAt = now
    answers.clear()
    changedAt.clear()
    bytes = 0
  }

  return {
    find(key: string): ReadyAnswer | null {
      const kept = answers.get(key)
      if (!kept) return null
      if (isGood(kept)) return kept.answer
      drop(key, kept)
      return null
    },
    /** To be called before the first query of an answer, and handed to `keep`. */
    begin: (): number => now,
    /**
     * Whoever asks for what is being made gets the same, unless something changed since its making began, or nobody
     * would have told.
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
      const before = answers.get(key)
      if (before) drop(key, before)
      const size = (answer.body.length + key.length) * ROOM_FOR_ENCODED
      answers.set(key, { answer, topics, madeAt, bytes: size })
      bytes += size
      for (const [oldest, kept] of answers) {
        if (bytes <= largestBytes) break
        drop(oldest, kept)
      }
    },
    forget(topics: Iterable<string>, at: Date): void {
      now += 1
      modifiedAt = at
      for (const topic of topics) changedAt.set(topic, now)
      if (changedAt.size > MOST_TOPICS) forgetAll()
    },
    forgetAll,
    /** Nothing is kept while nobody would tell of a change. */
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
