import { searchSort } from '../../../address/search-values.ts'
import { parseEditionSearch, type EditionSearch } from '../pieces/competitions/edition-search.ts'

const views = ['times', 'suspensos'] as const
export type CardsView = 'jogadores' | (typeof views)[number]

const sorts = ['player', 'team', 'yellow', 'secondYellow', 'red', 'situation', 'played', 'fairPlay'] as const
type SortWord = (typeof sorts)[number]

/** `?temporada=2024&ver=times&sort=red` */
export interface CardsSearch extends EditionSearch {
  readonly ver?: (typeof views)[number]
  /** Without it the order of the places. */
  readonly sort?: SortWord | `-${SortWord}`
}

export function parseCardsSearch(search: Readonly<Record<string, unknown>>): CardsSearch {
  const view = views.find((known) => known === search['ver'])
  const sort = searchSort(search['sort'], sorts)
  return { ...parseEditionSearch(search), ...(view && { ver: view }), ...(sort && { sort }) }
}
