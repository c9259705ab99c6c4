const FIRST_MS = 100
const LONGEST_MS = 30_000
/** A worker that lived this long was not part of a crash loop. */
export const HEALTHY_AFTER_MS = 60_000

/** How long to wait before replacing a worker after so many crashes in a row. */
export function backoffMs(crashes: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, crashes - 1))
}
