import { addressText, COUNTRY_CODE, filled } from '../../../address/search-values.ts'

const kinds = ['liga', 'copa', 'amistoso'] as const
const participants = ['clubes', 'selecoes'] as const
const sorts = ['-fame', 'name', '-name', 'updated', '-updated'] as const

/** `?q=serie&tipo=liga&pais=BR` */
export interface CompetitionsSearch {
  readonly q?: string
  readonly tipo?: (typeof kinds)[number]
  readonly participantes?: (typeof participants)[number]
  readonly pais?: string
  readonly confederacao?: string
  readonly sort?: (typeof sorts)[number]
}

export function parseCompetitionsSearch(search: Readonly<Record<string, unknown>>): CompetitionsSearch {
  return filled({
    q: addressText(search['q']).trim().slice(0, 100),
    tipo: kinds.find((known) => known === search['tipo']),
    participantes: participants.find((known) => known === search['participantes']),
    pais: COUNTRY_CODE.exec(addressText(search['pais']))?.[0],
    confederacao: addressText(search['confederacao']).slice(0, 200),
    sort: sorts.find((known) => known === search['sort']),
  })
}
