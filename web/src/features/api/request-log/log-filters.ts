import { PAGES } from '../../../components/list/search-change.ts'
import { filled, searchDay, searchText } from '../../../address/search-values.ts'

/** The statuses worth choosing: classes, and the refusals that owners look for. */
export const statusChoices = [
  { value: '2xx', label: '2xx: certo' },
  { value: '3xx', label: '3xx: sem mudança ou movido' },
  { value: '4xx', label: '4xx: recusado' },
  { value: '401', label: '401: chave que não vale' },
  { value: '403', label: '403: sem permissão' },
  { value: '404', label: '404: não existe' },
  { value: '429', label: '429: acima da cota' },
  { value: '5xx', label: '5xx: falha do serviço' },
] as const

/** The names of the filters in the address. */
export const FILTERS = ['caminho', 'id', 'status', 'chave', 'de', 'ate'] as const

/** What the address says about the log: `?aba=registros&status=4xx&caminho=/tabela&de=2026-11-10`. */
export interface LogPlace {
  readonly caminho?: string
  readonly id?: string
  readonly status?: string
  readonly chave?: string
  /** Days in the visitor's time zone, both included. */
  readonly de?: string
  readonly ate?: string
  readonly paginas?: string
}

export function parseLogPlace(search: Readonly<Record<string, unknown>>): LogPlace {
  const status = search['status']
  return filled({
    caminho: searchText(search['caminho'], 200),
    id: searchText(search['id'], 60),
    status: typeof status === 'string' && /^[1-5](?:\d\d|xx)$/.test(status) ? status : '',
    chave: searchText(search['chave'], 60),
    de: searchDay(search['de']),
    ate: searchDay(search['ate']),
    [PAGES]: searchText(search[PAGES], 3),
  })
}

/** What the API is asked: a day begins and ends where the visitor is. */
export function toLogQuery({ caminho, id, status, chave, de, ate }: LogPlace) {
  return {
    ...filled({ caminho, id, status, chave }),
    ...(de && { de: new Date(`${de}T00:00:00`).toISOString() }),
    ...(ate && { ate: new Date(`${ate}T23:59:59.999`).toISOString() }),
  }
}
