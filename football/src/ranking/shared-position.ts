/** Numbers sorted rows: level ones share the better place, and the places below it stay empty: 1, 2, 2, 4. */
export function withPositions<Row extends object>(
  sorted: readonly Row[],
  areLevel: (a: Row, b: Row) => boolean,
): readonly (Row & { readonly position: number })[] {
  let position = 0
  return sorted.map((row, index) => {
    const above = sorted[index - 1]
    if (!above || !areLevel(above, row)) position = index + 1
    return { position, ...row }
  })
}
