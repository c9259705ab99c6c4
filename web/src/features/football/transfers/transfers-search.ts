import { parseEditionSearch, type EditionSearch } from '../pieces/competitions/edition-search.ts'

const directions = ['entrada', 'saida'] as const

/** `?temporada=2026&sentido=entrada` */
export interface TeamTransfersSearch extends EditionSearch {
  readonly sentido?: (typeof directions)[number]
}

export function parseTeamTransfersSearch(search: Readonly<Record<string, unknown>>): TeamTransfersSearch {
  const direction = directions.find((known) => known === search['sentido'])
  return { ...parseEditionSearch(search), ...(direction && { sentido: direction }) }
}
