import { read } from '../../../../api/query.ts'
import { keepSameRecord } from '../../../../api/keep-same-record.ts'
import type { EditionSearch } from '../../pieces/competitions/edition-search.ts'

export const squadCall = (id: string, { temporada }: EditionSearch) => ({
  params: { id },
  query: { ...(temporada && { temporada }) },
})

export const squadQuery = (id: string, search: EditionSearch) => ({
  ...read('/api/v1/times/{id}/elenco', squadCall(id, search)),
  placeholderData: keepSameRecord(id),
})
