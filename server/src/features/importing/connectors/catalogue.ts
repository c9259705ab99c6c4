import { apiFootballConnector } from './api-football.ts'
import type { Connector } from './connector.ts'
import { footballDataOrgConnector } from './football-data-org.ts'

/** Every provider that can be connected with a key. */
export const connectors: readonly Connector[] = [footballDataOrgConnector, apiFootballConnector]

export function findConnector(id: string): Connector | null {
  return connectors.find((connector) => connector.id === id) ?? null
}
