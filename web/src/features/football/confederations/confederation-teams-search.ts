import { filled, searchText } from '../../../address/search-values.ts'

const kinds = ['clube', 'selecao'] as const
const sorts = ['name', '-name', 'founded', '-founded'] as const

/** `?q=atle&tipo=clube` */
export interface ConfederationTeamsSearch {
  readonly q?: string
  readonly tipo?: (typeof kinds)[number]
  readonly sort?: (typeof sorts)[number]
}

export function parseConfederationTeamsSearch(search: Readonly<Record<string, unknown>>): ConfederationTeamsSearch {
  return filled({
    q: searchText(search['q'], 100),
    tipo: kinds.find((known) => known === search['tipo']),
    sort: sorts.find((known) => known === search['sort']),
  })
}
