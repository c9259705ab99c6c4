import { addDays, dateRange, parsePartialDate } from '@meio-campo/football'
import { pagesQuery } from '../../../../api/pages.ts'
import { read } from '../../../../api/query.ts'
import { sessionStore } from '../../../../session/session-store.ts'
import type { MatchDaysSearch } from './match-days-search.ts'

const PAGE = 100

/** The reader's favourite team, for the filter of favourites; loaders run outside the React tree and cannot use hooks. */
export const ownTeam = (): string | undefined => sessionStore.get()?.data.time?.id

const filters = ({ situacao, favoritos, streaming }: MatchDaysSearch, team: string | undefined) => ({
  ...(situacao && { situacao }),
  ...(favoritos && team && { time: team }),
  ...(streaming && { streaming }),
})

/** The page's call, shared by the query and by "Ver na API". */
export const todayCall = (today: string, search: MatchDaysSearch, team: string | undefined) => ({
  query: { data: today, ...filters(search, team) },
})

export const todayPages = (today: string, search: MatchDaysSearch, team: string | undefined) =>
  pagesQuery('/api/v1/jogos', { ...todayCall(today, search, team).query, limit: PAGE })

export const dateCall = (date: string, search: MatchDaysSearch, team: string | undefined) => ({
  params: { date },
  query: filters(search, team),
})

export const datePages = (date: string, search: MatchDaysSearch, team: string | undefined) =>
  pagesQuery('/api/v1/jogos/{date}', { ...filters(search, team), limit: PAGE }, { date })

/** The streamings to choose from. */
export const streamingChoicesQuery = () => ({
  ...read('/api/v1/streamings', { query: { limit: 100, fields: 'id,name' } }),
  staleTime: 3_600_000,
})

/** The first match after a date, or the last one before it. */
export const nextMatchQuery = (date: string, which: 'next' | 'last') => {
  const { first, last } = dateRange(parsePartialDate(date)!)
  const query =
    which === 'next'
      ? { de: addDays(last, 1), sort: 'kickoff', limit: 1, fields: 'day' }
      : { ate: addDays(first, -1), sort: '-kickoff', limit: 1, fields: 'day' }
  return read('/api/v1/jogos', { query })
}
