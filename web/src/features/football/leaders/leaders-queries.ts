import { pagesQuery } from '../../../api/pages.ts'
import type { CompetitionPageSearch, PlayerSort, SeasonSort, TeamSort } from './leaders-search.ts'

const PAGE = 50

/** The calls without the page size, which is the console's choice. The address was checked for its subject. */
export const playerLeadersCall = (id: string, { temporada, sort, time, posicao }: CompetitionPageSearch) => ({
  params: { id },
  query: {
    ...(temporada && { temporada }),
    ...(sort && { sort: sort as PlayerSort }),
    ...(time && { time }),
    ...(posicao && { posicao }),
  },
})
export const teamLeadersCall = (id: string, { temporada, sort }: CompetitionPageSearch) => ({
  params: { id },
  query: { ...(temporada && { temporada }), ...(sort && { sort: sort as TeamSort }) },
})
export const seasonsCall = (id: string, { sort }: CompetitionPageSearch) => ({
  params: { id },
  query: { ...(sort && { sort: sort as SeasonSort }) },
})

export const playerLeaderPages = (id: string, search: CompetitionPageSearch) =>
  pagesQuery('/api/v1/campeonatos/{id}/lideres', { ...playerLeadersCall(id, search).query, limit: PAGE }, { id })
export const teamLeaderPages = (id: string, search: CompetitionPageSearch) =>
  pagesQuery('/api/v1/campeonatos/{id}/lideres/times', { ...teamLeadersCall(id, search).query, limit: PAGE }, { id })
export const seasonPages = (id: string, search: CompetitionPageSearch) =>
  pagesQuery('/api/v1/campeonatos/{id}/temporadas', { ...seasonsCall(id, search).query, limit: PAGE }, { id })
