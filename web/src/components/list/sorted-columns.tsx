import { numberFormat } from '@meio-campo/contract/rules'
import type { Column } from '../data-table.tsx'

const number = numberFormat()

/** A column by which a table that is whole is sorted: numbers from the largest, names from A. */
export const sortedBy = <Row,>(word: string, by: (row: Row) => string | number | null, names = false) =>
  ({ word, gives: names ? 'ascending' : 'descending', by }) as const

/** A column of numbers that the table is sorted by, the largest first; what is not known is a dash. */
export function figure<Row>(
  id: string,
  head: string,
  of: (row: Row) => number | null,
  weight: 'strong' | 'plain' = 'plain',
): Column<Row> {
  const words = (row: Row) => {
    const value = of(row)
    return value === null ? '–' : number.format(value)
  }
  return {
    id,
    head,
    align: 'end',
    sort: sortedBy(id, of),
    cell: (row) => (weight === 'strong' ? <b>{words(row)}</b> : words(row)),
  }
}
