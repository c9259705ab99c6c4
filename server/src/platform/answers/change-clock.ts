const MOST_TOPICS = 50_000

export type ChangeClock = ReturnType<typeof createChangeClock>

/**
 * Which topics changed when, as far as this process knows. Invalidations arrive by topic (see topics.ts) and are
 * numbered. Everything computed from the database stores the number at which its computation began, and is valid until
 * one of its topics has a later one.
 */
export function createChangeClock() {
  const changedAt = new Map<string, number>()
  let now = 0
  let listening = false
  let allChangedAt = 0
  let modifiedAt = new Date()

  const forgetAll = () => {
    now += 1
    modifiedAt = new Date()
    allChangedAt = now
    changedAt.clear()
  }

  return {
    get now() {
      return now
    },
    /** Nothing may be kept while invalidations cannot arrive. */
    get listening() {
      return listening
    },
    /** When anything last changed. */
    get modifiedAt() {
      return modifiedAt
    },
    isUnchanged(topics: readonly string[], since: number): boolean {
      if (allChangedAt > since) return false
      // By hand: this is asked for every name of every answer.
      for (let at = 0; at < topics.length; at += 1) {
        if ((changedAt.get(topics[at]!) ?? 0) > since) return false
      }
      return true
    },
    forget(topics: Iterable<string>, at: Date): void {
      now += 1
      modifiedAt = at
      for (const topic of topics) changedAt.set(topic, now)
      if (changedAt.size > MOST_TOPICS) forgetAll()
    },
    forgetAll,
    setListening(value: boolean): void {
      listening = value
      forgetAll()
    },
  }
}
