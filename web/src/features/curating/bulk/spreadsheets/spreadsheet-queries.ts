import type { SheetSummary } from '@meio-campo/contract'
import { readPages } from '../../../../api/pages.ts'
import { allOf, queryClient, read } from '../../../../api/query.ts'

/** How often a page asks about a sheet that is being saved. */
export const SHEET_INTERVAL_MS = 1000

export const sheetsQuery = () => read('/api/v1/planilhas')
export const sheetQuery = (id: string) => read('/api/v1/planilhas/{id}', { params: { id } })
export const sheetErrorPages = (id: string) => readPages('/api/v1/planilhas/{id}/erros', { limit: 50 }, { id })

export const isSaving = ({ status }: Pick<SheetSummary, 'status'>): boolean =>
  status === 'waiting' || status === 'running'

export function refreshSheets(): void {
  for (const path of ['/api/v1/planilhas', '/api/v1/planilhas/{id}', '/api/v1/planilhas/{id}/erros'] as const)
    void queryClient.invalidateQueries(allOf(path))
}
