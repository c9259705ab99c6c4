import { listFilters } from '@meio-campo/contract/rules'
import { PAGES } from '../../../components/list/search-change.ts'
import { addressText, filled, searchDay, searchText } from '../../../address/search-values.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

/** The statuses worth choosing: classes, and the refusals that owners look for. */
const statusChoices: readonly Choice[] = [
  { value: '2xx', label: '2xx: certo' },
  { value: '3xx', label: '3xx: sem mudança ou movido' },
  { value: '4xx', label: '4xx: recusado' },
  { value: '401', label: '401: chave que não vale' },
  { value: '403', label: '403: sem permissão' },
  { value: '404', label: '404: não existe' },
  { value: '429', label: '429: acima da cota' },
  { value: '5xx', label: '5xx: falha do serviço' },
]

const methodChoices: readonly Choice[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((value) => ({
  value,
  label: value,
}))

/** The error codes worth choosing; any other one is chosen from a call that has it. */
const errorChoices: readonly Choice[] = [
  'invalid_input',
  'invalid_json',
  'missing_scope',
  'session_only',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'stale',
  'quota_exceeded',
].map((value) => ({ value, label: value }))

const durationChoices: readonly Choice[] = [
  { value: '50', label: 'De 50 ms para cima' },
  { value: '200', label: 'De 200 ms para cima' },
  { value: '1000', label: 'De 1 s para cima' },
  { value: '5000', label: 'De 5 s para cima' },
]

const sizeChoices: readonly Choice[] = [
  { value: '10240', label: 'De 10 kB para cima' },
  { value: '102400', label: 'De 100 kB para cima' },
  { value: '1048576', label: 'De 1 MB para cima' },
]

/** The filters that are chosen from a list. */
export const logSelects = [
  { name: 'status', label: 'Status', all: 'Todos os status', choices: statusChoices },
  { name: 'erro', label: 'Código do erro', all: 'Todos os erros', choices: errorChoices },
  { name: 'metodo', label: 'Método', all: 'Todos os métodos', choices: methodChoices },
  { name: 'msDe', label: 'Duração', all: 'Qualquer duração', choices: durationChoices },
  { name: 'bytesDe', label: 'Tamanho', all: 'Qualquer tamanho', choices: sizeChoices },
] as const

/** The names of the filters in the address. */
export const FILTERS = listFilters['api/registros']

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
