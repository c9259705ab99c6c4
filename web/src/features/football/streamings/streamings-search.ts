import { filled, searchText } from '../../../address/search-values.ts'

const kinds = ['tv_aberta', 'tv_fechada', 'pay_per_view', 'streaming', 'radio'] as const
const prices = ['true', 'false'] as const
const sorts = ['name', '-name', '-updated'] as const

/** `?tipo=tv_aberta&gratis=true` */
export interface StreamingsSearch {
  readonly q?: string
  readonly tipo?: (typeof kinds)[number]
  readonly gratis?: (typeof prices)[number]
  readonly sort?: (typeof sorts)[number]
}

export function parseStreamingsSearch(search: Readonly<Record<string, unknown>>): StreamingsSearch {
  return filled({
    q: searchText(search['q'], 100),
    tipo: kinds.find((known) => known === search['tipo']),
    gratis: prices.find((known) => known === search['gratis']),
    sort: sorts.find((known) => known === search['sort']),
  })
}
