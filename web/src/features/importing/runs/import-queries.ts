import type { ImportRun } from '@meio-campo/contract'
import { pagesQuery } from '../../../api/pages.ts'
import { allOf, queryClient, read } from '../../../api/query.ts'

/** How often a page polls a running import. */
export const RUN_INTERVAL_MS = 1000

export const importablesQuery = () => read('/api/v1/importacoes/conjuntos')
export const datasetsQuery = () => read('/api/v1/fontes')
export const importRunQuery = (id: string) => read('/api/v1/importacoes/{id}', { params: { id } })
export const importRunPages = () => pagesQuery('/api/v1/importacoes', { limit: 10 })
export const remarkPages = (id: string, tipo: 'rejection' | 'warning') =>
  pagesQuery('/api/v1/importacoes/{id}/observacoes', { tipo, limit: 50 }, { id })
export const conflictPages = (filters: { resolvida: boolean; tipo?: string; campo?: string }) =>
  pagesQuery('/api/v1/divergencias', filters)
export const unsureNamePages = (situacao: 'abertos' | 'resolvidos') =>
  pagesQuery('/api/v1/nomes-incertos', { situacao })

export const goesOn = ({ status }: Pick<ImportRun, 'status'>): boolean => status === 'waiting' || status === 'running'

/** After a change that affects the lists of this tab. */
export function refreshImports(): void {
  for (const path of ['/api/v1/importacoes', '/api/v1/importacoes/{id}', '/api/v1/nomes-incertos'] as const)
    void queryClient.invalidateQueries(allOf(path))
  void queryClient.invalidateQueries(allOf('/api/v1/divergencias'))
  void queryClient.invalidateQueries(allOf('/api/v1/fontes'))
}
