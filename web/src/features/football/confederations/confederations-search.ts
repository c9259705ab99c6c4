import { filled, searchText } from '../../../address/search-values.ts'

const sorts = ['name', '-name', '-updated'] as const

/** `?q=federa&sort=-name` */
export interface ConfederationsSearch {
  readonly q?: string
  readonly sort?: (typeof sorts)[number]
}

export function parseConfederationsSearch(search: Readonly<Record<string, unknown>>): ConfederationsSearch {
  return filled({ q: searchText(search['q'], 100), sort: sorts.find((known) => known === search['sort']) })
}

const teamKinds = ['clube', 'selecao'] as const
const teamSorts = ['name', '-name', 'founded', '-founded'] as const

/** `?q=atle&tipo=clube` */
export interface ConfederationTeamsSearch {
  readonly q?: string
  readonly tipo?: (typeof teamKinds)[number]
  readonly sort?: (typeof teamSorts)[number]
}

export function parseConfederationTeamsSearch(search: Readonly<Record<string, unknown>>): ConfederationTeamsSearch {
  return filled({
    q: searchText(search['q'], 100),
    tipo: teamKinds.find((known) => known === search['tipo']),
    sort: teamSorts.find((known) => known === search['sort']),
  })
}
