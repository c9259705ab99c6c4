import type { Latency } from '@meio-campo/contract'

/** The number of histogram bins. Stored rows contain them, so neither this nor the bounds ever change. */
export const BINS = 32
const FIRST_MS = 0.5
const FACTOR = 1.4

/** The upper bounds in milliseconds, from half of one to some twelve seconds; the last bin has none. */
const BOUNDS = Array.from({ length: BINS - 1 }, (_, index) => FIRST_MS * FACTOR ** index)

export const emptyBins = (): number[] => Array.from({ length: BINS }, () => 0)

export function binOf(ms: number): number {
  if (ms <= FIRST_MS) return 0
  return Math.min(BINS - 1, Math.ceil(Math.log(ms / FIRST_MS) / Math.log(FACTOR)))
}

export function addBins(sum: number[], bins: readonly number[]): void {
  for (let index = 0; index < BINS; index += 1) sum[index]! += bins[index] ?? 0
}

export function latencyOf(bins: readonly number[]): Latency {
  return { p50: percentile(bins, 0.5), p95: percentile(bins, 0.95), p99: percentile(bins, 0.99) }
}

/** The time within which this part of the calls was answered: exact to its bin, and within it as if evenly spread. */
function percentile(bins: readonly number[], part: number): number | null {
  const total = bins.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let left = part * total
  for (const [index, count] of bins.entries()) {
    if (count >= left) {
      const from = BOUNDS[index - 1] ?? 0
      const to = BOUNDS[index] ?? from * FACTOR
      return rounded(from + (to - from) * (left / count))
    }
    left -= count
  }
  return rounded(BOUNDS.at(-1)! * FACTOR)
}

const rounded = (ms: number) => (ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms))
