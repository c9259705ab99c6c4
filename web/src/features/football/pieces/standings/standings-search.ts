import { parsePartialDate } from '@meio-campo/football'
import { addressText, searchSort } from '../../../../address/search-values.ts'
import { parseEditionSearch, type EditionSearch } from '../competitions/edition-search.ts'

const sides = ['casa', 'fora'] as const
export const standingsSorts = [
  'team',
  'points',
  'played',
  'won',
  'drawn',
  'lost',
  'goalsFor',
  'goalsAgainst',
  'goalDifference',
  'percentage',
] as const
export type StandingsSort = (typeof standingsSorts)[number]

export type StandingsSide = (typeof sides)[number]

/** The parameters of a table in the address: `?temporada=2024&rodada=12&local=casa`. */
export interface StandingsSearch extends EditionSearch {
  readonly rodada?: number
  readonly data?: string
  readonly local?: StandingsSide
  /** The column that sorts the table; without one, the places do. */
  readonly sort?: StandingsSort | `-${StandingsSort}`
  /** What is shown instead of the table as it stands. */
  readonly ver?: 'projecao'
}

/** If both a round and a date are given, the round counts, as in the API. */
export function parseStandingsSearch(search: Readonly<Record<string, unknown>>): StandingsSearch {
  const round = /^[1-9]\d{0,2}$/.test(addressText(search['rodada'])) ? Number(search['rodada']) : undefined
  const date = typeof search['data'] === 'string' && parsePartialDate(search['data']) ? search['data'] : undefined
  const sort = searchSort(search['sort'], standingsSorts)
  const side = sides.find((known) => known === search['local'])
  return {
    ...parseEditionSearch(search),
    ...(round !== undefined && { rodada: round }),
    ...(round === undefined && date !== undefined && { data: date }),
    ...(side && { local: side }),
    ...(sort && { sort }),
    ...(search['ver'] === 'projecao' && { ver: 'projecao' }),
  }
}
