export interface Heard {
  readonly live: boolean
  readonly failed: boolean
  readonly retryAfterSeconds: number | null
}

const LIVE_MS = 20_000
const QUIET_MS = 5 * 60_000
const FAILED_MS = 60_000

/** How long until the next look: often while a ball rolls, seldom otherwise, and never before the API said. */
export function pauseMs({ live, failed, retryAfterSeconds }: Heard): number {
  const wanted = failed ? FAILED_MS : live ? LIVE_MS : QUIET_MS
  return Math.max(wanted, (retryAfterSeconds ?? 0) * 1000)
}
