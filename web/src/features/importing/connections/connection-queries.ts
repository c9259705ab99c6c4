import type { Connection } from '@meio-campo/contract'
import { allOf, queryClient, read } from '../../../api/query.ts'
import { refreshImports } from '../runs/import-queries.ts'

export const connectionsQuery = () => read('/api/v1/conexoes')
export const connectablesQuery = () => read('/api/v1/conexoes/catalogo')

/** How often the list is read while something goes on, and otherwise. */
const BUSY_MS = 1_500
const CALM_MS = 30_000

export const isBusy = ({ state }: Pick<Connection, 'state'>): boolean => state === 'checking' || state === 'importing'
export const pollMs = (connections: readonly Connection[] | undefined): number =>
  connections?.some(isBusy) ? BUSY_MS : CALM_MS

export function refreshConnections(): void {
  void queryClient.invalidateQueries(allOf('/api/v1/conexoes'))
  void queryClient.invalidateQueries(allOf('/api/v1/conexoes/catalogo'))
  refreshImports()
}
