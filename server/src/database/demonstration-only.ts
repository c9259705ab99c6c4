import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<true>()

/** The schema of views that stand before the tables in such a call (see views/demonstration.sql). */
export const DEMONSTRATION_PATH = '-c search_path=demonstration,public'

/** Runs a call of a test key: every query below it sees the demonstration and nothing else. */
export function seeDemonstrationOnly<T>(work: () => T): T {
  return scope.run(true, work)
}

/** For what such a call shares with others, who see more. */
export function seeEverything<T>(work: () => T): T {
  return scope.exit(work)
}

export function seesDemonstrationOnly(): boolean {
  return scope.getStore() === true
}

/** What is read bit by bit, long after the call began, is read as the call would have. */
export function keepSight<T>(parts: AsyncGenerator<T>): AsyncIterable<T> {
  const within = AsyncLocalStorage.snapshot()
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => within(() => parts.next()),
      return: (value: unknown) => within(() => parts.return(value)),
    }),
  }
}
