import { readPages } from '../../../../api/pages.ts'
import { read } from '../../../../api/query.ts'
import { sessionStore } from '../../../../session/session-store.ts'
import type { MatchDaysSearch } from './match-days-search.ts'

const PAGE = 100

/** Who reads, for the filter of favourites; loaders stand outside the tree. */
export const ownTeam = (): string | undefined => sessionStore.get()?.data.time?.id

const filters = ({ situacao, favoritos, streaming }: MatchDaysSearch, team: string | undefined) => ({
  ...(situacao && { situacao }),
  ...(favoritos && team && { time: team }),
  ...(streaming && { streaming }),
})

/** What the page asks, for the read and for "Ver na API" alike. */
export const todayCall = (today: string, search: MatchDaysSearch, team: string | undefined) => ({
  query: { data: today, ...filters(search, team) },
})

export const todayPages = (today: string, search: MatchDaysSearch, team: string | undefined) =>
  readPages('/api/v1/jogos', { ...todayCall(today, search, team).query, limit: PAGE })

export const dateCall = (date: string, search: MatchDaysSearch, team: string | undefined) => ({
  params: { date },
  query: filters(search, team),
})

export const datePages = (date: string, search: MatchDaysSearch, team: string | undefined) =>
  readPages('/api/v1/jogos/{date}', { ...filters(search, team), limit: PAGE }, { date })

/** Who shows matches, to choose from. */
export const streamingChoicesQuery = () => ({
  ...read('/api/v1/streamings', { query: { limit: 100, fields: 'id,name' } }),
  staleTime: 3_600_000,
})
