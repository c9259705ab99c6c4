import { parseEditionSearch, type EditionSearch } from '../pieces/competitions/edition-search.ts'

const sorts = ['goals', 'assists', 'player', 'team', 'penalties', 'played', 'perGame', 'minutesPerGoal'] as const
type SortWord = (typeof sorts)[number]

/** `?temporada=2024&sort=assists&time=bahia` */
export interface ScorersSearch extends EditionSearch {
  /** Without it by goals. */
  readonly sort?: SortWord | `-${SortWord}`
  readonly time?: string
}

export function parseScorersSearch(search: Readonly<Record<string, unknown>>): ScorersSearch {
  const { time } = search
  const sort = sorts.flatMap((word) => [word, `-${word}` as const]).find((known) => known === search['sort'])
  return {
    ...parseEditionSearch(search),
    ...(sort && sort !== 'goals' && { sort }),
    ...(typeof time === 'string' && time !== '' && { time: time.slice(0, 200) }),
  }
}
