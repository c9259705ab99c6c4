import { parsePlayerCardsSearch, type PlayerCardsSearch } from './player-cards-search.ts'

/** `?temporada=2026&campeonato=copa_do_brasil&adversario=santos&sort=goals` */
export interface PlayerMatchesSearch extends PlayerCardsSearch {
  readonly adversario?: string
  readonly sort?: string
}

const SORT = /^-?(kickoff|opponent|minutes|goals|assists|rating)$/

export function parsePlayerMatchesSearch(search: Readonly<Record<string, unknown>>): PlayerMatchesSearch {
  const { adversario, sort } = search
  return {
    ...parsePlayerCardsSearch(search),
    ...(typeof adversario === 'string' && adversario !== '' && { adversario: adversario.slice(0, 200) }),
    ...(typeof sort === 'string' && SORT.test(sort) && { sort }),
  }
}
