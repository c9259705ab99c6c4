/** What a worker asks its supervisor for. In a test, an object of the test's own. */
export interface SupervisorLink {
  /** Replaces every worker without failing a request; joins a restart that is under way. */
  restart(): Promise<RestartReport>
  workers(): Promise<number>
  /** Counts one call against `key` in the current window, exactly across all workers. */
  count(key: string, windowMs: number): Promise<WindowCount>
}

export interface RestartReport {
  readonly workers: number
  readonly seconds: number
  readonly joined: boolean
}

export interface WindowCount {
  readonly count: number
  readonly resetsInMs: number
}
