/** A list that is stored newest first, in the requested order: `sort` takes one word here, which reverses it. */
export function inOrder<Item>(newestFirst: readonly Item[], sort: string | undefined): readonly Item[] {
  return sort === undefined || sort.startsWith('-') ? newestFirst : newestFirst.toReversed()
}
