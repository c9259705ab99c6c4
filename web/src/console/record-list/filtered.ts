import type { RawCall } from '../../api/raw-call.ts'

// They say in which order and how much is shown, not which records.
const ORDER_AND_SIZE = new Set(['sort', 'limit', 'fields', 'include'])

/** Whether the query of a list leaves records out: without a filter, an empty list means that there are none. */
export function isFiltered(query: RawCall['query'] = {}): boolean {
  return Object.entries(query).some(([name, value]) => value != null && value !== '' && !ORDER_AND_SIZE.has(name))
}
