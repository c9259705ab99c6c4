import { pagesQuery } from '../../../api/pages.ts'
import { read } from '../../../api/query.ts'
import { keepSameRecord } from '../../../api/keep-same-record.ts'
import type { TeamTransfersSearch } from './transfers-search.ts'

const TEAM = '/api/v1/times/{id}/transferencias'

/** A season across two years counts as its first year, because transfers have only a year. */
export const teamTransfersCall = (id: string, { temporada, sentido }: TeamTransfersSearch) => ({
  params: { id },
  query: { ...(temporada && { temporada: temporada.slice(0, 4) }), ...(sentido && { sentido }) },
})

export const teamTransferPages = (id: string, search: TeamTransfersSearch) => ({
  ...pagesQuery(TEAM, { ...teamTransfersCall(id, search).query, limit: 100 }, { id }),
  placeholderData: keepSameRecord(id),
})

/** The years with transfers, for a select list. */
export const transferYearsQuery = (id: string) => read(TEAM, { params: { id }, query: { limit: 100 } })

export const playerTransfersCall = (id: string) => ({ params: { id }, query: {} })

export const playerTransferPages = (id: string) =>
  pagesQuery('/api/v1/jogadores/{id}/transferencias', { limit: 100 }, { id })
