import type { SpreadsheetSummary } from '@meio-campo/contract'
import { pagesQuery } from '../../../api/pages.ts'
import { allOf, queryClient, read } from '../../../api/query.ts'

/** How often a page asks about a spreadsheet that is being saved. */
export const SPREADSHEET_INTERVAL_MS = 1000

export const spreadsheetsQuery = () => read('/api/v1/planilhas')
export const spreadsheetQuery = (id: string) => read('/api/v1/planilhas/{id}', { params: { id } })
export const spreadsheetErrorPages = (id: string) => pagesQuery('/api/v1/planilhas/{id}/erros', { limit: 50 }, { id })
export const spreadsheetChangePages = (id: string) =>
  pagesQuery('/api/v1/planilhas/{id}/mudancas', { limit: 20 }, { id })
export const spreadsheetQuestionPages = (id: string) =>
  pagesQuery('/api/v1/planilhas/{id}/perguntas', { limit: 20 }, { id })
export const spreadsheetWarningPages = (id: string) =>
  pagesQuery('/api/v1/planilhas/{id}/avisos', { limit: 50 }, { id })

export const isSaving = ({ status }: Pick<SpreadsheetSummary, 'status'>): boolean =>
  status === 'waiting' || status === 'running'

export function refreshSpreadsheets(): void {
  for (const path of [
    '/api/v1/planilhas',
    '/api/v1/planilhas/{id}',
    '/api/v1/planilhas/{id}/erros',
    '/api/v1/planilhas/{id}/mudancas',
    '/api/v1/planilhas/{id}/perguntas',
    '/api/v1/planilhas/{id}/avisos',
  ] as const)
    void queryClient.invalidateQueries(allOf(path))
}
