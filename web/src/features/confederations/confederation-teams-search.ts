const kinds = ['clube', 'selecao'] as const
const sorts = ['name', '-name', 'founded', '-founded'] as const

/** `?q=atle&tipo=clube` */
export interface ConfederationTeamsSearch {
  readonly q?: string
  readonly tipo?: (typeof kinds)[number]
  readonly sort?: (typeof sorts)[number]
}

export function parseConfederationTeamsSearch(search: Readonly<Record<string, unknown>>): ConfederationTeamsSearch {
  const q = typeof search['q'] === 'string' ? search['q'].trim().slice(0, 100) : ''
  const kind = kinds.find((known) => known === search['tipo'])
  const sort = sorts.find((known) => known === search['sort'])
  return { ...(q && { q }), ...(kind && { tipo: kind }), ...(sort && { sort }) }
}
