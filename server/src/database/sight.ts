import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What the queries of a call see instead of the tables: `demonstration` for test keys (views/demonstration.sql), `passable`
 * for exports where a source forbids that its data is passed on (views/passable.sql).
 */
export type Sight = 'demonstration' | 'passable'

const scope = new AsyncLocalStorage<Sight>()

/** The schema of views that stand before the tables in such a call. */
export const sightPath = (sight: Sight): string => `-c search_path=${sight},public`

/** Runs a call of a test key: every query below it sees the demonstration and nothing else. */
export function seeDemonstrationOnly<T>(work: () => T): T {
  return scope.run('demonstration', work)
}

/** Every query below it sees what may be passed on. A test key's call sees the demonstration, which is all ours. */
export function seePassableOnly<T>(work: () => T): T {
  return scope.getStore() === 'demonstration' ? work() : scope.run('passable', work)
}

/** For what such a call shares with others, who see more. */
export function seeEverything<T>(work: () => T): T {
  return scope.exit(work)
}

/** Undefined where everything is seen. */
export function currentSight(): Sight | undefined {
  return scope.getStore()
}

export function seesDemonstrationOnly(): boolean {
  return scope.getStore() === 'demonstration'
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
