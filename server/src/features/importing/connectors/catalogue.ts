import { apiFootballConnector } from './api-football.ts'
import type { Connector, FactProvider } from './connector.ts'
import { footballDataOrgConnector } from './football-data-org.ts'
import { wikidataProvider } from './wikidata.ts'

/** Every provider that can be connected with a key. */
export const connectors: readonly Connector[] = [footballDataOrgConnector, apiFootballConnector]

/** Every provider that is asked about what is not known here, without a key. */
export const factProviders: readonly FactProvider[] = [wikidataProvider]

export function findFactProvider(id: string): FactProvider | null {
  return factProviders.find((provider) => provider.id === id) ?? null
}

export function findConnector(id: string): Connector | null {
  return connectors.find((connector) => connector.id === id) ?? null
}
