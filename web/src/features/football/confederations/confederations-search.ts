import { filled, searchText } from '../../../address/search-values.ts'

const sorts = ['name', '-name', '-updated'] as const

/** `?q=federa&sort=-name` */
export interface ConfederationsSearch {
  readonly q?: string
  readonly sort?: (typeof sorts)[number]
}

export function parseConfederationsSearch(search: Readonly<Record<string, unknown>>): ConfederationsSearch {
  return filled({ q: searchText(search['q'], 100), sort: sorts.find((known) => known === search['sort']) })
}
