import { pagesQuery } from '../../../api/pages.ts'

const states = ['aberta', 'aceita', 'recusada', 'todas'] as const
type SuggestionState = (typeof states)[number]

/** What the address says: `/settings?aba=sugestoes&fila=recusada`, or one of them: `&sugestao=sg_…`. */
export interface SuggestionFilters {
  readonly fila?: SuggestionState
  readonly sugestao?: string
}

export function parseSuggestionFilters(search: Readonly<Record<string, unknown>>): SuggestionFilters {
  const fila = states.find((known) => known === search['fila'])
  const sugestao = search['sugestao']
  return { ...(fila && { fila }), ...(typeof sugestao === 'string' && { sugestao }) }
}

/** Admins see all suggestions, other users their own. */
export const suggestionPages = (state: SuggestionState, sugestao?: string) =>
  pagesQuery('/api/v1/sugestoes', { ...(state !== 'todas' && { situacao: state }), ...(sugestao && { sugestao }) })
