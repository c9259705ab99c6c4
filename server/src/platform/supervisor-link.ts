import type { Counter } from './quotas/quota.ts'
import type { SharedStreamCount } from './stream-count.ts'
import type { SharedWindowCounter } from './rate-limit/window-counter.ts'

/** What a worker asks its supervisor for. In a test, an object of the test's own. */
export interface SupervisorLink extends Counter, SharedWindowCounter, SharedStreamCount {
  /** Replaces every worker of every node without failing a request; joins a restart that is under way. */
  restart(): Promise<RestartReport>
  strength(): Promise<Strength>
  /** The metrics of all workers of this node, as Prometheus reads them. */
  metrics(): Promise<string>
  /** Returns once every worker of every node has applied everything committed so far. */
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
