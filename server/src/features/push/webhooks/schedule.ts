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

/** A receiver may ask for time, but not for so much that it is forgotten. */
const LONGEST_ASKED_MS = 24 * HOUR
/** By how much a wait varies, so that what failed together is not tried again together. */
const JITTER = 0.1

/** How long to wait after this many tries; null once there is no other. `chance` is from 0 to 1. */
export function waitAfter(
  tries: number,
  askedMs: number | null,
  chance: number,
  waitsMs: readonly number[] = WAITS_MS,
): number | null {
  const wait = waitsMs[tries - 1]
  if (wait === undefined) return null
  const varied = wait * (1 + JITTER * (2 * chance - 1))
  return Math.round(Math.max(varied, Math.min(askedMs ?? 0, LONGEST_ASKED_MS)))
}

/** `Retry-After` as milliseconds from now: seconds or a date; null for anything else. */
export function readRetryAfter(text: string | undefined, now: Date): number | null {
  if (text === undefined) return null
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND
  // `new Date` takes much that is no date of HTTP.
  const time = /^[A-Z][a-z]{2}, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? null : Math.max(0, time - now.getTime())
}
