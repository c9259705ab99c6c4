export type TakeTurn = <T>(caller: string, work: () => Promise<T>) => Promise<T>

/**
 * Costly work is done a few pieces at a time, one of each caller, and callers take turns: a caller who wants much waits
 * for their own work, and others wait for one piece of it.
 */
export function createTurns(atOnce: number): TakeTurn {
  /** In the order in which callers are next. */
  const queues = new Map<string, (() => void)[]>()
  const working = new Set<string>()

  const startNext = (): void => {
    for (const [caller, queue] of queues) {
      if (working.size >= atOnce) return
      if (working.has(caller)) continue
      const start = queue.shift()!
      queues.delete(caller)
      if (queue.length > 0) queues.set(caller, queue)
      working.add(caller)
      start()
    }
  }

  return async (caller, work) => {
    await new Promise<void>((start) => {
      const queue = queues.get(caller) ?? []
      queue.push(start)
      queues.set(caller, queue)
      startNext()
    })
    try {
      return await work()
    } finally {
      working.delete(caller)
      startNext()
    }
  }
}
