import { endpoints, type Endpoint, type Usage } from '@meio-campo/contract'
import { addBins, emptyBins, latencyOf } from './latency.ts'

/** The calls of a whole period by key, operation and class of status. */
export interface SumRow {
  readonly key_id: string
  readonly operation: string
  readonly status_class: number
  readonly calls: number
  readonly latency: readonly number[]
}

export interface UsedKey {
  readonly id: string
  readonly name: string
  readonly mode: string
}

interface Sum {
  calls: number
  errors: number
  readonly bins: number[]
}

const FIRST_ERROR_CLASS = 4

/** Everything that a period's sums say, told from each side. */
export function foldUsage(
  rows: readonly SumRow[],
  keys: readonly UsedKey[],
): Pick<Usage, 'totals' | 'operations' | 'keys' | 'statuses'> {
  const keyOf = new Map(keys.map((key) => [key.id, key]))
  const statuses = new Map<number, number>()
  for (const { status_class: each, calls } of rows) statuses.set(each, (statuses.get(each) ?? 0) + calls)
  return {
    totals: toSums(sumUp(rows)),
    operations: mostFirst(groupBy(rows, ({ operation }) => operation)).map(([id, sum]) => ({
      ...describe(id),
      ...toSums(sum),
    })),
    keys: mostFirst(groupBy(rows, ({ key_id }) => key_id)).map(([id, sum]) => {
      const key = keyOf.get(id)
      return { id, name: key?.name ?? id, mode: key?.mode === 'test' ? 'test' : 'live', ...toSums(sum) }
    }),
    statuses: [...statuses].toSorted(([a], [b]) => a - b).map(([each, calls]) => ({ status: `${each}xx`, calls })),
  }
}

function groupBy(rows: readonly SumRow[], nameOf: (row: SumRow) => string): [string, Sum][] {
  return [...Map.groupBy(rows, nameOf)].map(([name, group]) => [name, sumUp(group)])
}

const mostFirst = (groups: readonly [string, Sum][]) =>
  groups.toSorted(([a, first], [b, second]) => second.calls - first.calls || (a < b ? -1 : 1))

function sumUp(rows: readonly SumRow[]): Sum {
  const sum: Sum = { calls: 0, errors: 0, bins: emptyBins() }
  for (const { calls, status_class: statusClass, latency } of rows) {
    sum.calls += calls
    if (statusClass >= FIRST_ERROR_CLASS) sum.errors += calls
    addBins(sum.bins, latency)
  }
  return sum
}

const toSums = ({ calls, errors, bins }: Sum) => ({ calls, errors, latency: latencyOf(bins) })

/** An operation that is no longer there is still told by its name. */
function describe(id: string): { id: string; method: string | null; path: string } {
  const endpoint = (endpoints as Readonly<Record<string, Endpoint>>)[id]
  return { id, method: endpoint?.method ?? null, path: endpoint?.path ?? id }
}
