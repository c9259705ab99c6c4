import { pushEventTypes, type PushEventType } from '@meio-campo/contract/rules'
import { PAGES } from '../../../components/list/search-change.ts'
import { filled, searchDay, searchText } from '../../../address/search-values.ts'

/** The statuses of a delivery, as the API names them. */
export const situations = [
  { value: 'entregue', label: 'Entregues' },
  { value: 'tentando', label: 'Tentando de novo' },
  { value: 'falhou', label: 'Com falha' },
  { value: 'pendente', label: 'Na fila' },
] as const
export type Situation = (typeof situations)[number]['value']

/** What the address says about the deliveries: `?aba=entregas&situacao=falhou&de=2026-11-10`. */
export interface DeliveryPlace {
  readonly webhook?: string
  readonly situacao?: Situation
  readonly tipo?: PushEventType
  /** Only what was asked for again. */
  readonly reenviadas?: 'true'
  /** Days in the visitor's time zone, both included. */
  readonly de?: string
  readonly ate?: string
  readonly paginas?: string
}

export function parseDeliveryPlace(search: Readonly<Record<string, unknown>>): DeliveryPlace {
  const type = search['tipo']
  return filled({
    webhook: searchText(search['webhook'], 64),
    situacao: situations.find(({ value }) => value === search['situacao'])?.value,
    tipo: typeof type === 'string' && Object.hasOwn(pushEventTypes, type) ? (type as PushEventType) : undefined,
    reenviadas: String(search['reenviadas']) === 'true' ? ('true' as const) : undefined,
    de: searchDay(search['de']),
    ate: searchDay(search['ate']),
    [PAGES]: searchText(search[PAGES], 3),
  })
}

/** What the API is asked: a day begins and ends where the visitor is. */
export function toDeliveryQuery({ webhook, situacao, tipo, reenviadas, de, ate }: DeliveryPlace) {
  return {
    ...filled({ webhook, situacao, tipo }),
    ...(reenviadas && { reenviadas: true }),
    ...(de && { de: new Date(`${de}T00:00:00`).toISOString() }),
    ...(ate && { ate: new Date(`${ate}T23:59:59.999`).toISOString() }),
  }
}
