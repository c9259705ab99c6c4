/** A table that is kept newest first, in the order asked for: `sort` has one word here, and turns it round. */
export function inOrder<Item>(newestFirst: readonly Item[], sort: string | undefined): readonly Item[] {
  return sort === undefined || sort.startsWith('-') ? newestFirst : newestFirst.toReversed()
}
