import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Upper ends of the classes that durations are counted in; the last class has none. */
export const BOUNDS_MS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000] as const

export interface CountedCall {
  readonly operation: string
  readonly status: number
  readonly milliseconds: number
  /** Whether the answer was ready in memory. */
  readonly kept: boolean
}

/** What one process has done since the last look. */
export interface MeterReading {
  readonly calls: number
  /** Answered with 5xx. */
  readonly errors: number
  /** Answered with 4xx. */
  readonly refused: number
  readonly kept: number
  /** How many calls took how long; one more class than there are bounds. */
  readonly durations: readonly number[]
  /** How late the event loop was in its worst hundredth. */
  readonly lagMs: number
  readonly memoryBytes: number
}

export interface Meter {
  note(call: CountedCall): void
  /** Hears of every call too, for those who count otherwise. */
  listen(listener: (call: CountedCall) => void): void
  /** Returns the counts since the last call, and resets them. */
  take(): MeterReading
  stop(): void
}

const LOOK_MS = 20

/** Counts the calls of this process. A few additions per call: it is always on. */
export function createMeter(): Meter {
  const lag = monitorEventLoopDelay({ resolution: LOOK_MS })
  lag.enable()
  const listeners: ((call: CountedCall) => void)[] = []
  let counts = { calls: 0, errors: 0, refused: 0, kept: 0 }
  let durations = emptyDurations()
  return {
    note(call) {
      counts.calls += 1
      if (call.status >= 500) counts.errors += 1
      else if (call.status >= 400) counts.refused += 1
      if (call.kept) counts.kept += 1
      const index = classOf(call.milliseconds)
      durations[index] = durations[index]! + 1
      for (const listener of listeners) listener(call)
    },
    listen: (listener) => void listeners.push(listener),
    take() {
      // The histogram counts the look itself too, and is empty before the first.
      const lagMs = Math.max(0, lag.percentile(99) / 1e6 - LOOK_MS)
      const reading = { ...counts, durations, lagMs, memoryBytes: process.memoryUsage.rss() }
      counts = { calls: 0, errors: 0, refused: 0, kept: 0 }
      durations = emptyDurations()
      lag.reset()
      return reading
    },
    stop: () => void lag.disable(),
  }
}

const emptyDurations = (): number[] => Array.from({ length: BOUNDS_MS.length + 1 }, () => 0)

function classOf(milliseconds: number): number {
  const found = BOUNDS_MS.findIndex((bound) => milliseconds <= bound)
  return found === -1 ? BOUNDS_MS.length : found
}

/** How long the given part of the calls took at most, within a class in proportion; null where there were none. */
export function quantileOf(durations: readonly number[], part: number): number | null {
  const total = durations.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const wanted = part * total
  let before = 0
  for (const [index, count] of durations.entries()) {
    if (count > 0 && before + count >= wanted) {
      const from = index === 0 ? 0 : BOUNDS_MS[index - 1]!
      const to = BOUNDS_MS[index] ?? from * 2
      return Math.round((from + ((wanted - before) / count) * (to - from)) * 10) / 10
    }
    before += count
  }
  return BOUNDS_MS.at(-1)!
}
