/** The order of a list whose address names none: the best known first, or, for a search, what fits best. */
export function inFameOrder<S extends { readonly q?: string; readonly sort?: string }>(search: S) {
  return search.q === undefined && search.sort === undefined ? { ...search, sort: '-fame' as const } : search
}
