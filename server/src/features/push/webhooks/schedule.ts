const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The waits between ten attempts: about 76 hours in all. */
export const WAITS_MS: readonly number[] = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  3 * HOUR,
  8 * HOUR,
  24 * HOUR,
  40 * HOUR,
]

/** The longest `Retry-After` that is honoured. */
const MAX_RETRY_AFTER_MS = 24 * HOUR
/** Waits vary by this fraction, so that deliveries that failed together are not retried together. */
const JITTER = 0.1

/** How long to wait after this many attempts; null after the last one. `chance` is from 0 to 1. */
export function waitAfter(
  tries: number,
  retryAfterMs: number | null,
  chance: number,
  waitsMs: readonly number[] = WAITS_MS,
): number | null {
  const wait = waitsMs[tries - 1]
  if (wait === undefined) return null
  const varied = wait * (1 + JITTER * (2 * chance - 1))
  return Math.round(Math.max(varied, Math.min(retryAfterMs ?? 0, MAX_RETRY_AFTER_MS)))
}

/** `Retry-After` as milliseconds from now: seconds or a date; null for anything else. */
export function readRetryAfter(text: string | undefined, now: Date): number | null {
  if (text === undefined) return null
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND
  // `Date.parse` accepts much that is no HTTP date.
  const time = /^[A-Z][a-z]{2}, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? null : Math.max(0, time - now.getTime())
}

/** Tests use shorter ones. */
export interface Timings {
  readonly waitsMs: readonly number[]
  /** An attempt without a complete response by then has failed. */
  readonly timeoutMs: number
  /** After this time another process may lease the lane: longer than two attempts can take. */
  readonly leaseMs: number
  /** How often a process polls for due lanes. */
  readonly pollMs: number
  /** How long a stopping process waits for responses; attempts without one are repeated by another process. */
  readonly shutdownMs: number
}

export const TIMINGS: Timings = {
  waitsMs: WAITS_MS,
  timeoutMs: 15_000,
  leaseMs: 60_000,
  pollMs: 500,
  shutdownMs: 3_000,
}
