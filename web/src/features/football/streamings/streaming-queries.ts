import { pagesQuery } from '../../../api/pages.ts'
import { read } from '../../../api/query.ts'
import { keepSameRecord } from '../../../api/keep-same-record.ts'
import { matchListQuery, type MatchListSearch } from '../matches/lists/match-list-search.ts'
import type { StreamingsSearch } from './streamings-search.ts'

const PAGE = 50

/** The call of each page, shared by the query and by "Ver na API". */
export const streamingsCall = ({ q, tipo, gratis, sort }: StreamingsSearch) => ({
  query: {
    ...(q && { q }),
    ...(tipo && { tipo }),
    ...(gratis && { gratis: gratis === 'true' }),
    ...(sort && { sort }),
  },
})

export const streamingPages = (search: StreamingsSearch) =>
  pagesQuery('/api/v1/streamings', { ...streamingsCall(search).query, limit: PAGE })

export const streamingCall = (id: string) => ({ params: { id }, query: {} })

export const streamingQuery = (id: string) => read('/api/v1/streamings/{id}', streamingCall(id))

export const streamingMatchesCall = (id: string, search: MatchListSearch, today: string) => ({
  params: { id },
  query: matchListQuery(search, today),
})

export const streamingMatchPages = (id: string, search: MatchListSearch, today: string) => ({
  ...pagesQuery('/api/v1/streamings/{id}/jogos', { ...matchListQuery(search, today), limit: PAGE }, { id }),
  placeholderData: keepSameRecord(id),
})
