import { withPositions } from '@meio-campo/football'
import { byName, most, sortTable } from '../../../platform/reading/table-order.ts'

interface Ranking<Row> {
  /** By the name used in `sort`; a row without the figure comes last. */
  readonly figures: Readonly<Record<string, (row: Row) => number | null>>
  readonly names: Readonly<Record<string, (row: Row) => string>>
  /** The figure that ranks if `sort` is missing or a name, and if no row has the requested one. */
  readonly first: string
}

/** Rows with their position by the figure that `sort` names, in the requested order; `-` reverses it. */
export function rankRows<Row extends object>(
  rows: readonly Row[],
  { figures, names, first }: Ranking<Row>,
  sort: string | undefined,
): readonly (Row & { readonly position: number })[] {
  const word = sort?.replace(/^-/, '') ?? first
  const asked = figures[word]
  const figure = asked && rows.some((row) => asked(row) !== null) ? asked : figures[first]!
  const ranked = withPositions(rows.toSorted(most(figure)), (a, b) => figure(a) === figure(b))
  const name = names[word]
  const ordered = name ? ranked.toSorted(byName(name)) : ranked
  return sortTable(ordered, {}, sort)
}
