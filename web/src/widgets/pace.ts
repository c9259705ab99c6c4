export interface ReadOutcome {
  readonly live: boolean
  readonly failed: boolean
  readonly retryAfterSeconds: number | null
}

const LIVE_MS = 20_000
const QUIET_MS = 5 * 60_000
const FAILED_MS = 60_000

/** The delay until the next read: short during a match, long otherwise, and never shorter than the API's answer allows. */
export function pauseMs({ live, failed, retryAfterSeconds }: ReadOutcome): number {
  const wanted = failed ? FAILED_MS : live ? LIVE_MS : QUIET_MS
  return Math.max(wanted, (retryAfterSeconds ?? 0) * 1000)
}
