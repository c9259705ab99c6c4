import { read } from '../../../api/query.ts'
import { keepSameRecord } from '../../../api/keep-same-record.ts'
import type { EditionSearch } from '../pieces/competitions/edition-search.ts'

export const transmissionCall = (id: string, { temporada }: EditionSearch) => ({
  params: { id },
  query: { ...(temporada && { temporada }) },
})

export const transmissionQuery = (id: string, search: EditionSearch) => ({
  ...read('/api/v1/campeonatos/{id}/transmission', transmissionCall(id, search)),
  placeholderData: keepSameRecord(id),
})
