import { readPages } from '../../../api/pages.ts'
import { read } from '../../../api/query.ts'
import { parseCompetitionsSearch, type CompetitionsSearch } from './competitions-search.ts'
import type { EditionSearch } from './edition-search.ts'

/** What the page asks, for the read and for "Ver na API" alike. */
export const competitionCall = (id: string, { temporada }: EditionSearch) => ({
  params: { id },
  query: { ...(temporada && { temporada }) },
})

export const competitionQuery = (id: string, search: EditionSearch) => ({
  ...read('/api/v1/campeonatos/{id}', competitionCall(id, search)),
  placeholderData: keepOf(id),
})

interface Asked {
  readonly queryKey: readonly unknown[]
}

/** What was on screen stays while another edition or round is read, but never one championship under another's name. */
export function keepOf(id: string) {
  return <T>(previous: T | undefined, query: Asked | undefined): T | undefined => {
    const asked = query?.queryKey[1] as { readonly params?: { readonly id?: string } } | undefined
    return asked?.params?.id === id ? previous : undefined
  }
}

/** The address also holds what is the console's own, such as the view: the API would refuse that. */
export const competitionsCall = (search: CompetitionsSearch) => ({
  query: { ...parseCompetitionsSearch({ ...search }) },
})

export const competitionPages = (search: CompetitionsSearch) =>
  readPages('/api/v1/campeonatos', { ...competitionsCall(search).query, limit: 50 })
