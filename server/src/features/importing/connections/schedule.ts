const MINUTE_MS = 60_000
/** Of the interval: connections of one hour do not all call in the same second. */
const JITTER = 0.1
const FIRST_RETRY_MINUTES = 15
const LONGEST_RETRY_MINUTES = 24 * 60

/**
 * When a connection is checked next. After failures the pause doubles from a quarter of an hour up to a day, but a
 * connection that is rarely checked is not checked less often than that. `chance` is from 0 up to 1.
 */
export function nextCheckAt(now: Date, everyMinutes: number, failures: number, chance: number): Date {
  const minutes = failures === 0 ? everyMinutes : retryMinutes(everyMinutes, failures)
  const spread = 1 - JITTER + 2 * JITTER * chance
  return new Date(now.getTime() + Math.round(minutes * spread * MINUTE_MS))
}

function retryMinutes(everyMinutes: number, failures: number): number {
  const doubled = FIRST_RETRY_MINUTES * 2 ** Math.min(failures - 1, 20)
  // Frequent ones slow down while they fail; rare ones come back sooner than usual.
  return Math.min(doubled, Math.max(everyMinutes, LONGEST_RETRY_MINUTES))
}
