import { parseEditionSearch, type EditionSearch } from '../pieces/competitions/edition-search.ts'

const views = ['times', 'suspensos'] as const
export type CardsView = 'jogadores' | (typeof views)[number]

/** `?temporada=2024&ver=times` */
export interface CardsSearch extends EditionSearch {
  readonly ver?: (typeof views)[number]
}

export function parseCardsSearch(search: Readonly<Record<string, unknown>>): CardsSearch {
  const view = views.find((known) => known === search['ver'])
  return { ...parseEditionSearch(search), ...(view && { ver: view }) }
}
