/** How many calls a provider still takes in one of its windows. */
export interface CallWindow {
  readonly window: 'minute' | 'day'
  readonly limit: number
  readonly left: number
  /** ISO 8601: when it is full again. */
  readonly resetsAt: string
}

/** Of one key, over all its windows. */
export type Budget = readonly CallWindow[]

const SPAN_MS = { minute: 60_000, day: 86_400_000 } as const

/** The windows as they are now: one that has run out of time is full again. */
export function currentBudget(stored: Budget, limits: Readonly<Record<string, number>>, now: Date): CallWindow[] {
  return (Object.entries(limits) as [CallWindow['window'], number][]).map(([window, limit]) => {
    const known = stored.find((each) => each.window === window)
    if (known && Date.parse(known.resetsAt) > now.getTime()) return known
    return { window, limit: known?.limit ?? limit, left: known?.limit ?? limit, resetsAt: endOf(window, now) }
  })
}

/** One call less in every window; or how long to wait until one is possible. `share` of each window is left to others. */
export function takeCall(budget: Budget, now: Date, share = 0): { budget: Budget } | { waitMs: number } {
  const empty = budget.filter(({ left, limit }) => left <= Math.floor(limit * share))
  if (empty.length > 0) {
    return { waitMs: Math.max(...empty.map(({ resetsAt }) => Date.parse(resetsAt) - now.getTime()), 1_000) }
  }
  return { budget: budget.map((window) => ({ ...window, left: window.left - 1 })) }
}

/** What an answer said of a window, put in the place of what was counted. */
export function withReported(
  budget: Budget,
  window: CallWindow['window'],
  now: Date,
  { left, limit, resetSeconds }: { left?: number | null; limit?: number | null; resetSeconds?: number | null },
): Budget {
  return budget.map((each) => {
    if (each.window !== window) return each
    const known = Math.max(limit ?? each.limit, left ?? 0)
    return {
      window,
      limit: known,
      left: Math.min(left ?? each.left, known),
      resetsAt:
        resetSeconds === null || resetSeconds === undefined
          ? each.resetsAt
          : new Date(now.getTime() + Math.min(resetSeconds * 1000, SPAN_MS[window])).toISOString(),
    }
  })
}

/** A day begins at midnight in UTC, a minute when the first call of it is made. */
function endOf(window: CallWindow['window'], now: Date): string {
  if (window === 'minute') return new Date(now.getTime() + SPAN_MS.minute).toISOString()
  return new Date((Math.floor(now.getTime() / SPAN_MS.day) + 1) * SPAN_MS.day).toISOString()
}
