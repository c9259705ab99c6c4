import { readPages } from '../../api/pages.ts'
import { read } from '../../api/query.ts'
import { keepOf } from '../competitions/competition-queries.ts'
import { matchListQuery, type MatchListSearch } from '../match-lists/match-list-search.ts'
import type { ConfederationsSearch } from './confederations-search.ts'
import type { ConfederationTeamsSearch } from './confederation-teams-search.ts'

const PAGE = 50
const ALL = 100

/** What each page asks, for the read and for "Ver na API" alike. */
export const confederationsCall = ({ q, sort }: ConfederationsSearch) => ({
  query: { ...(q && { q }), ...(sort && { sort }) },
})

export const confederationPages = (search: ConfederationsSearch) =>
  readPages('/api/v1/confederacoes', { ...confederationsCall(search).query, limit: ALL })

export const confederationCall = (id: string) => ({ params: { id }, query: {} })

export const confederationQuery = (id: string) => read('/api/v1/confederacoes/{id}', confederationCall(id))

export const confederationMatchesCall = (id: string, search: MatchListSearch, today: string) => {
  // A confederation's list takes no championship: each has a page of its own.
  const { campeonato: _, ...query } = matchListQuery(search, today)
  return { params: { id }, query }
}

export const confederationMatchPages = (id: string, search: MatchListSearch, today: string) => ({
  ...readPages(
    '/api/v1/confederacoes/{id}/jogos',
    { ...confederationMatchesCall(id, search, today).query, limit: PAGE },
    { id },
  ),
  placeholderData: keepOf(id),
})

export const confederationTeamsCall = (id: string, { q, tipo, sort }: ConfederationTeamsSearch) => ({
  params: { id },
  query: { ...(q && { q }), ...(tipo && { tipo }), ...(sort && { sort }) },
})

export const confederationTeamPages = (id: string, search: ConfederationTeamsSearch) => ({
  ...readPages(
    '/api/v1/confederacoes/{id}/times',
    { ...confederationTeamsCall(id, search).query, limit: PAGE },
    { id },
  ),
  placeholderData: keepOf(id),
})

export const confederationCompetitionsCall = (id: string, { q, sort }: ConfederationsSearch) => ({
  params: { id },
  query: { ...(q && { q }), ...(sort && { sort }) },
})

export const confederationCompetitionPages = (id: string, search: ConfederationsSearch) => ({
  ...readPages(
    '/api/v1/confederacoes/{id}/campeonatos',
    { ...confederationCompetitionsCall(id, search).query, limit: PAGE },
    { id },
  ),
  placeholderData: keepOf(id),
})
