import { filled, searchText } from '../../../address/search-values.ts'

/** The periods, as the API names them. */
export const periods = [
  { value: 'dia', label: '24 horas' },
  { value: 'semana', label: '7 dias' },
  { value: 'mes', label: '30 dias' },
  { value: 'ano', label: '1 ano' },
] as const
export type Period = (typeof periods)[number]['value']

export const FIRST_PERIOD: Period = 'dia'

/** What the address says about the usage: `?aba=uso&periodo=mes&chave=key_…`. */
export interface UsagePlace {
  readonly periodo?: Period
  readonly chave?: string
}

export function parseUsagePlace(search: Readonly<Record<string, unknown>>): UsagePlace {
  const period = periods.find(({ value }) => value === search['periodo'])?.value
  return filled({ periodo: period, chave: searchText(search['chave'], 60) })
}
