/** Below zero where the first row comes first. */
export type Comparison<Row> = (a: Row, b: Row) => number

/** What `sort` can be, beside the table's own order. */
export type Comparisons<Row> = Readonly<Record<string, Comparison<Row>>>

const letters = new Intl.Collator('pt-BR')

/** The largest figure first; a row without one is the last. */
export const most =
  <Row>(figure: (row: Row) => number | null): Comparison<Row> =>
  (a, b) => {
    const [left, right] = [figure(a), figure(b)]
    return left === null || right === null ? Number(left === null) - Number(right === null) : right - left
  }

/** A to Z. */
export const byName =
  <Row>(name: (row: Row) => string): Comparison<Row> =>
  (a, b) =>
    letters.compare(name(a), name(b))

/**
 * A computed table in the order that `sort` names; `-` turns it round. The rows come in the table's own order, which
 * stays among equals. A word that has no comparison leaves the own order, turned round if asked.
 */
export function sortTable<Row>(rows: readonly Row[], comparisons: Comparisons<Row>, sort: string | undefined) {
  if (sort === undefined) return rows
  const turned = sort.startsWith('-')
  const compare = comparisons[turned ? sort.slice(1) : sort]
  if (!compare) return turned ? rows.toReversed() : rows
  return rows.toSorted((a, b) => (turned ? compare(b, a) : compare(a, b)))
}
