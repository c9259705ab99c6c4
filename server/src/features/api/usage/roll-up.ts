import type { CallRecord } from './call-record.ts'
import { binOf, emptyBins } from './latency.ts'

const HOUR_MS = 3_600_000

/** The calls of one hour, key, operation and class of status. */
export interface Cell {
  readonly user_id: string
  readonly hour: string
  readonly key_id: string
  readonly operation: string
  readonly status_class: number
  calls: number
  readonly latency: number[]
}

/** Calls as sums, in the order in which every process writes them: so no two wait for each other. */
export function rollUp(records: readonly CallRecord[]): Cell[] {
  const cells = new Map<string, Cell>()
  for (const { at, user, key, operation, status, ms, stream } of records) {
    const hour = Math.floor(at / HOUR_MS)
    const statusClass = Math.floor(status / 100)
    const name = `${user} ${hour} ${key.id} ${operation} ${statusClass}`
    const cell = cells.get(name) ?? {
      user_id: user,
      hour: new Date(hour * HOUR_MS).toISOString(),
      key_id: key.id,
      operation,
      status_class: statusClass,
      calls: 0,
      latency: emptyBins(),
    }
    cell.calls += 1
    if (!stream) cell.latency[binOf(ms)]! += 1
    cells.set(name, cell)
  }
  return [...cells].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, cell]) => cell)
}
