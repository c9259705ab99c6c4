import type { Counter } from './quotas/quota.ts'

/** What a worker asks its supervisor for. In a test, an object of the test's own. */
export interface SupervisorLink extends Counter {
  /** Replaces every worker of every node without failing a request; joins a restart that is under way. */
  restart(): Promise<RestartReport>
  strength(): Promise<Strength>
  /** Counts one call, or several, against `key` in the current window, exactly across all workers. */
  count(key: string, windowMs: number, calls?: number): Promise<WindowCount>
  /** Returns once every worker of every node has heard of everything committed so far. */
  settle(): Promise<void>
}

/** How many there are on this database. */
export interface Strength {
  readonly nodes: number
  readonly workers: number
}

export interface RestartReport extends Strength {
  readonly seconds: number
  readonly joined: boolean
}

export interface WindowCount {
  readonly count: number
  readonly resetsInMs: number
}
