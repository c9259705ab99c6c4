import type { DuplicateKind } from '@meio-campo/contract'
import { useQueries } from '@tanstack/react-query'
import { pagesQuery } from '../../../api/pages.ts'
import { allOf, queryClient, read } from '../../../api/query.ts'
import { refreshImports } from '../runs/import-queries.ts'

export type Situation = 'abertos' | 'juntados' | 'separados'

export const duplicatePages = (situacao: Situation, tipo: DuplicateKind | undefined) =>
  pagesQuery('/api/v1/duplicados', { situacao, ...(tipo !== undefined && { tipo }) })
export const alertPages = (situacao: 'abertos' | 'vistos') => pagesQuery('/api/v1/alertas-de-dados', { situacao })
export const waitingMatchPages = (situacao: 'abertos' | 'descartados') =>
  pagesQuery('/api/v1/jogos-a-espera', { situacao })
export const waitingSquadPages = (situacao: 'abertos' | 'descartados') =>
  pagesQuery('/api/v1/elencos-a-espera', { situacao })
export const newCompetitionPages = () => pagesQuery('/api/v1/campeonatos-novos')
export const joinEffectQuery = (id: string, fica: string) => ({
  ...read('/api/v1/duplicados/{id}/efeito', { params: { id }, query: { fica } }),
  // The preview must be true when it is read, so it is never cached.
  staleTime: 0,
  retry: false,
})
export const joinsQuery = (tipo: DuplicateKind, id: string) => read('/api/v1/juncoes', { query: { tipo, id } })

/** How many wait for a decision: pairs, matches, squads, alerts and new competitions. */
export function useWaitingCount(): number {
  const counts = useQueries({
    queries: [
      read('/api/v1/duplicados', { query: { limit: 1 } }),
      read('/api/v1/jogos-a-espera', { query: { limit: 1 } }),
      read('/api/v1/elencos-a-espera', { query: { limit: 1 } }),
      read('/api/v1/alertas-de-dados', { query: { limit: 1 } }),
      read('/api/v1/campeonatos-novos', { query: { limit: 1 } }),
    ],
  })
  return counts.reduce((sum, { data }) => sum + (data?.page.total ?? 0), 0)
}

/** Run after every decision, whatever it was about. */
export function refreshDuplicates(): void {
  for (const path of [
    '/api/v1/duplicados',
    '/api/v1/jogos-a-espera',
    '/api/v1/elencos-a-espera',
    '/api/v1/alertas-de-dados',
    '/api/v1/campeonatos-novos',
    '/api/v1/juncoes',
  ] as const)
    void queryClient.invalidateQueries(allOf(path))
  refreshImports()
}
