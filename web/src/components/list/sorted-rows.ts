import type { Column } from '../data-table.tsx'
import { sortedDirection } from './sort-steps.ts'

type Sortable<Row> = Pick<Column<Row>, 'sort'>

/** Rows that are whole on the screen, by the column that the address names; what is not known is last both ways. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly Sortable<Row>[],
  current: string | undefined,
): readonly Row[] {
  for (const { sort } of columns) {
    const direction = sort && sortedDirection(sort, current)
    const by = sort?.by
    if (!direction || !by) continue
    const turn = direction === 'ascending' ? 1 : -1
    return rows.toSorted((a, b) => {
      const [one, other] = [by(a), by(b)]
      if (one === null || other === null) return Number(one === null) - Number(other === null)
      return turn * compare(one, other)
    })
  }
  return rows
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'pt-BR')
}
