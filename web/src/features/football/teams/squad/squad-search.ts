import { searchSort } from '../../../../address/search-values.ts'
import { parseEditionSearch, type EditionSearch } from '../../pieces/competitions/edition-search.ts'

const sorts = ['name', 'age', 'nationality', 'height', 'played', 'goals', 'cards', 'contract'] as const
export type SquadSort = (typeof sorts)[number]

/** A squad in the address: `?temporada=2024&sort=goals`. */
export interface SquadSearch extends EditionSearch {
  readonly sort?: SquadSort | `-${SquadSort}`
}

export function parseSquadSearch(search: Readonly<Record<string, unknown>>): SquadSearch {
  const sort = searchSort(search['sort'], sorts)
  return { ...parseEditionSearch(search), ...(sort && { sort }) }
}
