import { addressText } from './edition-search.ts'

const kinds = ['liga', 'copa', 'amistoso'] as const
const participants = ['clubes', 'selecoes'] as const
const sorts = ['name', '-name', 'updated', '-updated'] as const

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
  const q = addressText(search['q']).trim().slice(0, 100)
  const kind = kinds.find((known) => known === search['tipo'])
  const who = participants.find((known) => known === search['participantes'])
  const country = /^[A-Z]{2}(-[A-Z]{3})?$/.exec(addressText(search['pais']))?.[0]
  const union = addressText(search['confederacao']).slice(0, 200)
  const sort = sorts.find((known) => known === search['sort'])
  return {
    ...(q && { q }),
    ...(kind && { tipo: kind }),
    ...(who && { participantes: who }),
    ...(country && { pais: country }),
    ...(union && { confederacao: union }),
    ...(sort && { sort }),
  }
}
