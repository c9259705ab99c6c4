import { COUNTRY_CODE, filled, searchText } from '../../../address/search-values.ts'

const sorts = ['-fame', 'name', '-name', 'birth', '-birth', '-updated'] as const
const positions = ['goleiro', 'defensor', 'meia', 'atacante'] as const

/** `?q=silva&time=bahia&nacionalidade=BR` */
export interface PeopleSearch {
  readonly q?: string
  readonly time?: string
  readonly nacionalidade?: string
  readonly sort?: (typeof sorts)[number]
}

/** `?posicao=meia`, besides. */
export interface PlayersSearch extends PeopleSearch {
  readonly posicao?: (typeof positions)[number]
}

export function parsePeopleSearch(search: Readonly<Record<string, unknown>>): PeopleSearch {
  return filled({
    q: searchText(search['q'], 100),
    time: searchText(search['time'], 200),
    nacionalidade: COUNTRY_CODE.exec(searchText(search['nacionalidade'], 6))?.[0],
    sort: sorts.find((known) => known === search['sort']),
  })
}

export function parsePlayersSearch(search: Readonly<Record<string, unknown>>): PlayersSearch {
  return {
    ...parsePeopleSearch(search),
    ...filled({ posicao: positions.find((known) => known === search['posicao']) }),
  }
}
