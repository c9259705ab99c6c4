import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<true>()

/**
 * Runs a read whose statements are found by ids: whatever the values, one plan is right for them. They have connections
 * of their own that keep it (see database.ts); on the others the database plans each time, which costs several times
 * what such a statement does. Not for lists: what is right for them depends on the filters' values.
 */
export function planOnce<T>(work: () => T): T {
  return scope.run(true, work)
}

export function isPlannedOnce(): boolean {
  return scope.getStore() === true
}
