const FIRST_MS = 1_000
const LONGEST_MS = 30_000

/** How long to wait before the next attempt: exponential, with jitter. */
export function reconnectDelay(attempt: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10))
  return Math.round(longest / 2 + (longest / 2) * random)
}
