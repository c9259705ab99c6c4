import { inFameOrder } from '../../../address/fame-order.ts'
import { defaultTeams } from '@meio-campo/contract/rules'
import { pagesQuery } from '../../../api/pages.ts'
import { read } from '../../../api/query.ts'
import { keepSameRecord } from '../../../api/keep-same-record.ts'
import type { EditionSearch } from '../pieces/competitions/edition-search.ts'
import type { TeamPageSearch } from './team-page-search.ts'
import { parseTeamsSearch, type TeamsSearch } from './teams-search.ts'

export const teamCall = (id: string, temporada?: string) => ({
  params: { id },
  query: { ...(temporada && { temporada }) },
})

/** A team today, or in a season. */
export const teamQuery = (id: string, temporada?: string) => read('/api/v1/times/{id}', teamCall(id, temporada))

/** The address also holds the console's own parameters, such as the view, which the API would reject. */
export const teamsCall = (search: TeamsSearch) => ({ query: { ...inFameOrder(parseTeamsSearch({ ...search })) } })

export const teamPages = (search: TeamsSearch) => pagesQuery('/api/v1/times', { ...teamsCall(search).query, limit: 50 })

/** The default teams of the specification that exist in this installation. */
export const defaultTeamsQuery = () =>
  read('/api/v1/times', {
    query: { ids: defaultTeams.map(({ id }) => id).join(','), fields: 'id,name,acronym,colours,crest' },
  })

export const teamEditionsCall = (id: string, { temporada }: EditionSearch) => ({
  params: { id },
  query: { ...(temporada && { temporada }) },
})

export const teamEditionPages = (id: string, search: EditionSearch) => ({
  ...pagesQuery('/api/v1/times/{id}/campeonatos', teamEditionsCall(id, search).query, { id }),
  placeholderData: keepSameRecord(id),
})

/** The editions a team played, for select lists: only their names, because every campaign takes all matches of its edition. */
export const playedEditionsQuery = (id: string) =>
  read('/api/v1/times/{id}/campeonatos', { params: { id }, query: { limit: 100, fields: 'competition,edition' } })

/** The campaigns of a season, or the newest ones. */
export const campaignsQuery = (id: string, season: string | undefined) =>
  read('/api/v1/times/{id}/campeonatos', { params: { id }, query: { ...(season && { temporada: season }) } })

export const teamNumbersCall = (id: string, { temporada, campeonato, com }: TeamPageSearch) => ({
  params: { id },
  query: { ...(temporada && { temporada }), ...(campeonato && { campeonato }), ...(com && { com }) },
})

/** Records and series; the last ones stay in sight while other filters are read. */
export const teamNumbersQuery = (id: string, search: TeamPageSearch) => ({
  ...read('/api/v1/times/{id}/numeros', teamNumbersCall(id, search)),
  placeholderData: keepSameRecord(id),
})
