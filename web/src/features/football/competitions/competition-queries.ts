import { inFameOrder } from '../../../address/fame-order.ts'
import { keepSameRecord } from '../../../api/keep-same-record.ts'
import { pagesQuery } from '../../../api/pages.ts'
import { read } from '../../../api/query.ts'
import type { EditionSearch } from '../pieces/competitions/edition-search.ts'
import { parseCompetitionsSearch, type CompetitionsSearch } from './competitions-search.ts'

/** The page's call, shared by the query and by "Ver na API". */
export const competitionCall = (id: string, { temporada }: EditionSearch) => ({
  params: { id },
  query: { ...(temporada && { temporada }) },
})

export const competitionQuery = (id: string, search: EditionSearch) => ({
  ...read('/api/v1/campeonatos/{id}', competitionCall(id, search)),
  placeholderData: keepSameRecord(id),
})

/** The address also holds the console's own parameters, such as the view, which the API would reject. */
export const competitionsCall = (search: CompetitionsSearch) => ({
  query: { ...inFameOrder(parseCompetitionsSearch({ ...search })) },
})

export const competitionPages = (search: CompetitionsSearch) =>
  pagesQuery('/api/v1/campeonatos', { ...competitionsCall(search).query, limit: 50 })

export const transmissionCall = (id: string, { temporada }: EditionSearch) => ({
  params: { id },
  query: { ...(temporada && { temporada }) },
})

export const transmissionQuery = (id: string, search: EditionSearch) => ({
  ...read('/api/v1/campeonatos/{id}/transmission', transmissionCall(id, search)),
  placeholderData: keepSameRecord(id),
})
