import { PAGES } from '../../../components/list/search-change.ts'
import { addressText, filled, searchDay, searchText } from '../../../address/search-values.ts'

/** The number of the call that is open, in the address. */
export const OPEN = 'chamada'

/** What the address says about the log: `?aba=registros&status=4xx&caminho=/tabela&de=2026-11-10`. */
export interface LogPlace {
  readonly caminho?: string
  readonly id?: string
  readonly metodo?: string
  readonly operacao?: string
  readonly status?: string
  readonly erro?: string
  readonly chave?: string
  readonly agente?: string
  readonly rede?: string
  readonly msDe?: string
  readonly bytesDe?: string
  /** Days in the visitor's time zone, both included. */
  readonly de?: string
  readonly ate?: string
  readonly paginas?: string
  readonly chamada?: string
}

const fitting = (value: unknown, pattern: RegExp): string => {
  const text = addressText(value).trim()
  return pattern.test(text) ? text : ''
}
const LEAST = /^\d{1,9}$/

export function parseLogPlace(search: Readonly<Record<string, unknown>>): LogPlace {
  return filled({
    caminho: searchText(search['caminho'], 200),
    id: searchText(search['id'], 60),
    metodo: fitting(search['metodo'], /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/),
    operacao: fitting(search['operacao'], /^[A-Za-z0-9]{1,60}$/),
    status: fitting(search['status'], /^[1-5](?:\d\d|xx)$/),
    erro: fitting(search['erro'], /^[a-z_]{1,60}$/),
    chave: searchText(search['chave'], 60),
    agente: searchText(search['agente'], 200),
    rede: fitting(search['rede'], /^[\dA-Fa-f.:/]{1,60}$/),
    msDe: fitting(search['msDe'], LEAST),
    bytesDe: fitting(search['bytesDe'], LEAST),
    de: searchDay(search['de']),
    ate: searchDay(search['ate']),
    [PAGES]: searchText(search[PAGES], 3),
    [OPEN]: searchText(search[OPEN], 60),
  })
}

/** What the API is asked: a day begins and ends where the visitor is. */
export function toLogQuery({ de, ate, msDe, bytesDe, paginas: _paginas, chamada: _chamada, ...rest }: LogPlace) {
  return {
    ...filled(rest),
    ...(msDe && { msDe: Number(msDe) }),
    ...(bytesDe && { bytesDe: Number(bytesDe) }),
    ...(de && { de: new Date(`${de}T00:00:00`).toISOString() }),
    ...(ate && { ate: new Date(`${ate}T23:59:59.999`).toISOString() }),
  }
}
