import type { Budget } from '../connectors/budget.ts'

/** Providers renew what is live every fifteen seconds. */
const SHORTEST_MS = 15_000
const LONGEST_MS = 10 * 60_000
/** The rest is for the syncs. */
const SHARE = 0.7

/**
 * How long to wait before the next poll: what is left of each window is spread over the time until it is full again, or
 * until the last match is over.
 */
export function pauseMs(budget: Budget, now: Date, endsAt: Date): number {
  const pauses = budget.map(({ left, resetsAt }) => {
    const until = Math.min(Date.parse(resetsAt), endsAt.getTime())
    const usable = Math.floor(left * SHARE)
    return usable <= 0 ? Date.parse(resetsAt) - now.getTime() : (until - now.getTime()) / usable
  })
  return Math.round(Math.min(Math.max(SHORTEST_MS, ...pauses), LONGEST_MS))
}
