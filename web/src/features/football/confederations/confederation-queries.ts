import { pagesQuery } from '../../../api/pages.ts'
import { read } from '../../../api/query.ts'
import { keepSameRecord } from '../../../api/keep-same-record.ts'
import { matchListQuery, type MatchListSearch } from '../matches/lists/match-list-search.ts'
import {
  type ConfederationsSearch,
  type ConfederationTeamsSearch,
  parseConfederationsSearch,
  parseConfederationTeamsSearch,
} from './confederations-search.ts'

const PAGE = 50
const ALL = 100

/** The address also holds the console's own parameters, such as the view, which the API would reject. */
export const confederationsCall = (search: ConfederationsSearch) => ({
  query: { ...parseConfederationsSearch({ ...search }) },
})

export const confederationPages = (search: ConfederationsSearch) =>
  pagesQuery('/api/v1/confederacoes', { ...confederationsCall(search).query, limit: ALL })

export const confederationCall = (id: string) => ({ params: { id }, query: {} })

export const confederationQuery = (id: string) => read('/api/v1/confederacoes/{id}', confederationCall(id))

export const confederationMatchesCall = (id: string, search: MatchListSearch, today: string) => {
  // The API's list has no filter by championship here, because each championship has its own page.
  const { campeonato: _, ...query } = matchListQuery(search, today)
  return { params: { id }, query }
}

export const confederationMatchPages = (id: string, search: MatchListSearch, today: string) => ({
  ...pagesQuery(
    '/api/v1/confederacoes/{id}/jogos',
    { ...confederationMatchesCall(id, search, today).query, limit: PAGE },
    { id },
  ),
  placeholderData: keepSameRecord(id),
})

export const confederationTeamsCall = (id: string, search: ConfederationTeamsSearch) => ({
  params: { id },
  query: { ...parseConfederationTeamsSearch({ ...search }) },
})

export const confederationTeamPages = (id: string, search: ConfederationTeamsSearch) => ({
  ...pagesQuery(
    '/api/v1/confederacoes/{id}/times',
    { ...confederationTeamsCall(id, search).query, limit: PAGE },
    { id },
  ),
  placeholderData: keepSameRecord(id),
})

export const confederationCompetitionsCall = (id: string, search: ConfederationsSearch) => ({
  params: { id },
  ...confederationsCall(search),
})

export const confederationCompetitionPages = (id: string, search: ConfederationsSearch) => ({
  ...pagesQuery(
    '/api/v1/confederacoes/{id}/campeonatos',
    { ...confederationCompetitionsCall(id, search).query, limit: PAGE },
    { id },
  ),
  placeholderData: keepSameRecord(id),
})
