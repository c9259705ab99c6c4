import { COUNTRY_CODE, filled, searchText } from '../../../address/search-values.ts'

const kinds = ['clube', 'selecao'] as const
const sorts = ['-fame', 'name', '-name', 'founded', '-founded', '-updated'] as const

/** `?q=atle&pais=BR&estado=MG&tipo=clube` */
export interface TeamsSearch {
  readonly q?: string
  readonly pais?: string
  readonly estado?: string
  readonly confederacao?: string
  readonly tipo?: (typeof kinds)[number]
  readonly campeonato?: string
  readonly sort?: (typeof sorts)[number]
}

export function parseTeamsSearch(search: Readonly<Record<string, unknown>>): TeamsSearch {
  return filled({
    q: searchText(search['q'], 100),
    pais: COUNTRY_CODE.exec(searchText(search['pais'], 6))?.[0],
    estado: /^[A-Z]{2}$/.exec(searchText(search['estado'], 2))?.[0],
    confederacao: searchText(search['confederacao'], 200),
    tipo: kinds.find((known) => known === search['tipo']),
    campeonato: searchText(search['campeonato'], 200),
    sort: sorts.find((known) => known === search['sort']),
  })
}
