import { parseEditionSearch, type EditionSearch } from '../pieces/competitions/edition-search.ts'

/** What the address of a team holds: the season, and for its numbers the competition and the team to compare with. */
export interface TeamPageSearch extends EditionSearch {
  readonly ver?: 'numeros'
  readonly campeonato?: string
  readonly com?: string
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9_]{1,200}$/.test(value)

export function parseTeamPageSearch(search: Readonly<Record<string, unknown>>): TeamPageSearch {
  const { ver, campeonato, com } = search
  const season = parseEditionSearch(search)
  if (ver !== 'numeros') return season
  return { ...season, ver, ...(isId(campeonato) && { campeonato }), ...(isId(com) && { com }) }
}
