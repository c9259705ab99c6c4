const sorts = ['name', '-name', '-updated'] as const

/** `?q=federa&sort=-name` */
export interface ConfederationsSearch {
  readonly q?: string
  readonly sort?: (typeof sorts)[number]
}

export function parseConfederationsSearch(search: Readonly<Record<string, unknown>>): ConfederationsSearch {
  const q = typeof search['q'] === 'string' ? search['q'].trim().slice(0, 100) : ''
  const sort = sorts.find((known) => known === search['sort'])
  return { ...(q && { q }), ...(sort && { sort }) }
}
