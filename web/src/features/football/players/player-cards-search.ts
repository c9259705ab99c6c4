import { parseEditionSearch, type EditionSearch } from '../pieces/competitions/edition-search.ts'

/** `?temporada=2026&campeonato=copa_do_brasil` */
export interface PlayerCardsSearch extends EditionSearch {
  readonly campeonato?: string
}

export function parsePlayerCardsSearch(search: Readonly<Record<string, unknown>>): PlayerCardsSearch {
  const { campeonato } = search
  return {
    ...parseEditionSearch(search),
    ...(typeof campeonato === 'string' && campeonato !== '' && { campeonato: campeonato.slice(0, 200) }),
  }
}
