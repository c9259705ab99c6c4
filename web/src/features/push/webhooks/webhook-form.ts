import type { BodyAt, Webhook } from '@meio-campo/contract'
import { headerNameFault, headerValueFault, type PushEventType } from '@meio-campo/contract/rules'
import type { Rules } from '../../../components/form/form-errors.ts'
import { all, required, url } from '../../../components/form/form-rules.ts'

/** A championship or a team of the filter. */
export interface Picked {
  readonly id: string
  readonly name: string
}

/** A header that is sent with every delivery. The value of a kept one is not known here, and stays if it is left empty. */
export interface HeaderRow {
  readonly name: string
  readonly value: string
}

export const blankHeader: HeaderRow = { name: '', value: '' }

export interface WebhookValues {
  readonly name: string
  readonly url: string
  /** All events of matches, tables and transfers, or only selected types. */
  readonly wants: 'usual' | 'chosen'
  readonly types: readonly PushEventType[]
  readonly competitions: readonly Picked[]
  readonly teams: readonly Picked[]
  readonly headers: readonly HeaderRow[]
  /** The names of the headers that the webhook has already. */
  readonly keptHeaders: readonly string[]
}

export const emptyWebhook: WebhookValues = {
  name: '',
  url: '',
  wants: 'usual',
  types: [],
  competitions: [],
  teams: [],
  headers: [],
  keptHeaders: [],
}

export function toWebhookValues({ name, url, types, competitions, teams, headerNames }: Webhook): WebhookValues {
  const headers = headerNames.map((header) => ({ name: header, value: '' }))
  const wants = types.length === 0 ? 'usual' : 'chosen'
  return { name, url, wants, types, competitions, teams, headers, keptHeaders: headerNames }
}

export const webhookRules: Rules<WebhookValues> = {
  name: required,
  url: all(required, url),
  types: (types, { wants }) => (wants === 'chosen' && types.length === 0 ? 'Escolha pelo menos um.' : null),
  headers: (headers, { keptHeaders }) =>
    headers
      .map((_, at) => headerFaults(headers, at, keptHeaders))
      .flatMap(({ name, value }) => [name, value])
      .find((fault) => fault !== null) ?? null,
}

/** What is wrong with the name and the value of one of the headers. */
export function headerFaults(
  headers: readonly HeaderRow[],
  at: number,
  keptHeaders: readonly string[],
): { readonly name: string | null; readonly value: string | null } {
  const header = headers[at]!
  const name = nameOf(header)
  const isTwice = headers.slice(0, at).some((other) => nameOf(other) === name)
  const isKept = header.value === '' && keptHeaders.includes(name)
  const wrongName = isTwice ? 'O mesmo cabeçalho está duas vezes.' : headerNameFault(name)
  return { name: wrongName, value: wrongName !== null || isKept ? null : valueFault(header) }
}

const nameOf = ({ name }: HeaderRow) => name.trim().toLowerCase()
const valueFault = (header: HeaderRow) =>
  header.value.trim() === '' ? `Preencha o valor de ${nameOf(header)}.` : headerValueFault(header.value.trim())

const idsOf = (picks: readonly Picked[]) => picks.map(({ id }) => id)

export function toWebhookBody(values: WebhookValues): BodyAt<'POST', '/api/v1/webhooks'> {
  return {
    name: values.name.trim(),
    url: values.url.trim(),
    types: values.wants === 'usual' ? [] : [...values.types],
    competitions: idsOf(values.competitions),
    teams: idsOf(values.teams),
    ...headersOf(values),
  }
}

/** Only what changes: a new value, or null for a header that was taken away. */
function headersOf({ headers, keptHeaders }: WebhookValues) {
  const names = new Set(headers.map(nameOf))
  const gone = keptHeaders.filter((name) => !names.has(name)).map((name) => [name, null] as const)
  const given = headers
    .filter(({ value }) => value.trim() !== '')
    .map((header) => [nameOf(header), header.value.trim()] as const)
  const change = [...gone, ...given]
  return change.length === 0 ? {} : { headers: Object.fromEntries(change) }
}
