import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<true>()

/**
 * Runs what may take minutes: a job, a clean-up, a restore. Its statements have connections of their own with longer
 * limits (see database.ts), so that they neither are cut off nor keep ordinary calls waiting.
 */
export function takeLong<T>(work: () => T): T {
  return scope.run(true, work)
}

export function takesLong(): boolean {
  return scope.getStore() === true
}
