import { filled, searchText } from '../../../address/search-values.ts'

/** What the address says about the simulator: `?aba=simulador&time=bahia&jogo=…`. */
export interface SimulationPlace {
  /** The team whose matches are offered. */
  readonly time?: string
  /** The match that is chosen. */
  readonly jogo?: string
}

export function parseSimulationPlace(search: Readonly<Record<string, unknown>>): SimulationPlace {
  return filled({ time: searchText(search['time'], 200), jogo: searchText(search['jogo'], 200) })
}
