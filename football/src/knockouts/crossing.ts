import type { PlaceSource } from './places.ts'

/**
 * The first round of a knock-out after groups: the first of each group meets the second of its neighbour. Ties in the order
 * of the bracket, so that winners of neighbouring ties meet next, and two teams of a group cannot meet before the final.
 * Empty unless the number of groups is a power of two, because other numbers leave teams without an opponent.
 */
export function crossGroups(tables: readonly string[]): readonly (readonly [PlaceSource, PlaceSource])[] {
  if (tables.length < 2 || !Number.isInteger(Math.log2(tables.length))) return []
  const place = (table: string, at: number): PlaceSource => ({ kind: 'place', table, place: at })
  const pairs = tables.flatMap((table, index) => (index % 2 === 0 ? [[table, tables[index + 1]!] as const] : []))
  return [
    ...pairs.map(([one, other]) => [place(one, 1), place(other, 2)] as const),
    ...pairs.map(([one, other]) => [place(other, 1), place(one, 2)] as const),
  ]
}
