import type { ColumnSort, SortDirection } from '../data-table.tsx'

/** A column's head steps through its order, the same turned round, and the list's own order. */
export function nextSort(word: string, current: string | undefined): string | undefined {
  if (current === word) return `-${word}`
  return current === `-${word}` ? undefined : word
}

/** Which way the column is sorted now, if the list is sorted by it. */
export function sortedDirection({ word, gives }: ColumnSort, current: string | undefined): SortDirection | undefined {
  if (current === word) return gives
  if (current !== `-${word}`) return undefined
  return gives === 'ascending' ? 'descending' : 'ascending'
}
