import { parseEditionSearch, type EditionSearch } from '../pieces/competitions/edition-search.ts'

/** `?temporada=2024&sort=assists&time=bahia` */
export interface ScorersSearch extends EditionSearch {
  readonly sort?: 'assists'
  readonly time?: string
}

export function parseScorersSearch(search: Readonly<Record<string, unknown>>): ScorersSearch {
  const { sort, time } = search
  return {
    ...parseEditionSearch(search),
    ...(sort === 'assists' && { sort }),
    ...(typeof time === 'string' && time !== '' && { time: time.slice(0, 200) }),
  }
}
