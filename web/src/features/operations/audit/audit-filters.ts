import { searchText } from '../../../address/search-values.ts'
import { editKindNames } from '../../curating/history/history-words.ts'

/** The first part of an action's code, and what people call it. */
export const auditGroups = {
  access: 'Entradas e fatores',
  account: 'Própria conta',
  users: 'Usuários',
  website: 'Site',
  contact: 'Mensagens',
  maintenance: 'Manutenção',
  records: 'Dados de futebol',
  imports: 'Importações',
  views: 'Visões salvas',
} as const
export type AuditGroup = keyof typeof auditGroups

/** What the address says about the log: `?aba=auditoria&busca=ana&grupo=users&desde=2026-11-01&ate=2026-11-18`. */
export interface AuditFilters {
  /** The other list: what was changed in the data, row by row. */
  readonly lista?: 'historico'
  readonly busca?: string
  readonly grupo?: AuditGroup
  /** Of the history only: the kind of change. */
  readonly tipo?: string
  /** Days in the visitor's time zone, both included. */
  readonly desde?: string
  readonly ate?: string
}

export function parseAuditFilters(search: Readonly<Record<string, unknown>>): AuditFilters {
  const text = searchText(search['busca'], 100)
  const group = search['grupo']
  const since = parseDay(search['desde'])
  const until = parseDay(search['ate'])
  const history = search['lista'] === 'historico'
  const kind = search['tipo']
  return {
    ...(history && { lista: 'historico' as const }),
    ...(text && { busca: text }),
    ...(history && typeof kind === 'string' && Object.hasOwn(editKindNames, kind) && { tipo: kind }),
    ...(!history && typeof group === 'string' && Object.hasOwn(auditGroups, group) && { grupo: group as AuditGroup }),
    ...(since && { desde: since }),
    ...(until && { ate: until }),
  }
}

/** `2026-11-18`, if there is such a day. */
function parseDay(text: unknown): string | null {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}

/** What the API is asked: a day begins and ends where the visitor is. */
export function toAuditQuery({ busca, grupo, desde, ate }: AuditFilters) {
  return {
    ...(busca && { q: busca }),
    ...(grupo && { action: grupo }),
    ...(desde && { since: new Date(`${desde}T00:00:00`).toISOString() }),
    ...(ate && { until: new Date(`${ate}T23:59:59.999`).toISOString() }),
  }
}

/** The same for the history, whose words are its own. */
export function toHistoryQuery(filters: AuditFilters) {
  const { q, since, until } = toAuditQuery(filters)
  return {
    ...(q && { autor: q }),
    ...(filters.tipo && { tipo: filters.tipo }),
    ...(since && { de: since }),
    ...(until && { ate: until }),
  }
}

export function countAuditFilters(filters: AuditFilters): number {
  return Object.keys(filters).filter((name) => name !== 'lista').length
}
