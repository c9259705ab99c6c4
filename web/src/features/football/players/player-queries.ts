import { inFameOrder } from '../../../address/fame-order.ts'
import { pagesQuery } from '../../../api/pages.ts'
import { read } from '../../../api/query.ts'
import { keepSameRecord } from '../../../api/keep-same-record.ts'
import { parsePlayersSearch, type PlayersSearch } from '../people/people-search.ts'
import { parsePlayerMatchesSearch, type PlayerMatchesSearch } from './player-matches-search.ts'
import type { PlayerPageSearch } from './player-page-search.ts'
import { parsePlayerCardsSearch, type PlayerCardsSearch } from './player-cards-search.ts'

/** The address also holds the console's own parameters, such as the view, which the API would reject. */
export const playersCall = (search: PlayersSearch) => ({ query: { ...inFameOrder(parsePlayersSearch({ ...search })) } })

export const playerPages = (search: PlayersSearch) =>
  pagesQuery('/api/v1/jogadores', { ...playersCall(search).query, limit: 50 })

export const playerCall = (id: string) => ({ params: { id }, query: {} })

export const playerQuery = (id: string) => read('/api/v1/jogadores/{id}', playerCall(id))

export const playerNumbersCall = (id: string, { temporada, campeonato, com }: PlayerPageSearch) => ({
  params: { id },
  query: { ...(temporada && { temporada }), ...(campeonato && { campeonato }), ...(com && { com }) },
})

/** One player's numbers, and of those compared; the last ones stay in sight while other filters are read. */
export const playerNumbersQuery = (id: string, search: PlayerPageSearch) => ({
  ...read('/api/v1/jogadores/{id}/numeros', playerNumbersCall(id, search)),
  placeholderData: keepSameRecord(id),
})

export const playerCardsCall = (id: string, search: PlayerCardsSearch) => ({
  params: { id },
  query: { ...parsePlayerCardsSearch({ ...search }) },
})

export const playerCardPages = (id: string, search: PlayerCardsSearch) => ({
  ...pagesQuery('/api/v1/jogadores/{id}/cartoes', { ...playerCardsCall(id, search).query, limit: 50 }, { id }),
  placeholderData: keepSameRecord(id),
})

export const playerMatchesCall = (id: string, search: PlayerMatchesSearch) => ({
  params: { id },
  query: { ...parsePlayerMatchesSearch({ ...search }) },
})

export const playerMatchPages = (id: string, search: PlayerMatchesSearch) => ({
  ...pagesQuery('/api/v1/jogadores/{id}/jogos', { ...playerMatchesCall(id, search).query, limit: 20 }, { id }),
  placeholderData: keepSameRecord(id),
})
