import { keepSameRecord } from '../../../api/keep-same-record.ts'
import { readPages } from '../../../api/pages.ts'
import { read } from '../../../api/query.ts'
import { parseCompetitionsSearch, type CompetitionsSearch } from './competitions-search.ts'
import type { EditionSearch } from '../pieces/competitions/edition-search.ts'

/** What the page asks, for the read and for "Ver na API" alike. */
export const competitionCall = (id: string, { temporada }: EditionSearch) => ({
  params: { id },
  query: { ...(temporada && { temporada }) },
})

export const competitionQuery = (id: string, search: EditionSearch) => ({
  ...read('/api/v1/campeonatos/{id}', competitionCall(id, search)),
  placeholderData: keepSameRecord(id),
})

/** The address also holds what is the console's own, such as the view: the API would refuse that. */
export const competitionsCall = (search: CompetitionsSearch) => ({
  query: { ...parseCompetitionsSearch({ ...search }) },
})

export const competitionPages = (search: CompetitionsSearch) =>
  readPages('/api/v1/campeonatos', { ...competitionsCall(search).query, limit: 50 })
