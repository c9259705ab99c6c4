import { read } from '../../../api/query.ts'
import { keepOf } from '../competitions/competition-queries.ts'
import type { EditionSearch } from '../competitions/edition-search.ts'

export const transmissionCall = (id: string, { temporada }: EditionSearch) => ({
  params: { id },
  query: { ...(temporada && { temporada }) },
})

export const transmissionQuery = (id: string, search: EditionSearch) => ({
  ...read('/api/v1/campeonatos/{id}/transmission', transmissionCall(id, search)),
  placeholderData: keepOf(id),
})
