import { pagesQuery } from '../../../api/pages.ts'

const states = ['aberta', 'aceita', 'recusada', 'todas'] as const
type SuggestionState = (typeof states)[number]

/** What the address says: `/settings?aba=sugestoes&fila=recusada`. */
export interface SuggestionFilters {
  readonly fila?: SuggestionState
}

export function parseSuggestionFilters(search: Readonly<Record<string, unknown>>): SuggestionFilters {
  const fila = states.find((known) => known === search['fila'])
  return fila ? { fila } : {}
}

/** Admins see all suggestions, other users their own. */
export const suggestionPages = (state: SuggestionState) =>
  pagesQuery('/api/v1/sugestoes', state === 'todas' ? {} : { situacao: state })
