import type { BodyAt, Webhook } from '@meio-campo/contract'
import type { PushEventType } from '@meio-campo/contract/rules'
import type { Rules } from '../../../components/form/form-errors.ts'
import { all, required, url } from '../../../components/form/form-rules.ts'

/** A championship or a team of the filter. */
export interface Picked {
  readonly id: string
  readonly name: string
}

export interface WebhookValues {
  readonly name: string
  readonly url: string
  /** All events of matches, tables and transfers, or only selected types. */
  readonly wants: 'usual' | 'chosen'
  readonly types: readonly PushEventType[]
  readonly competitions: readonly Picked[]
  readonly teams: readonly Picked[]
}

export const emptyWebhook: WebhookValues = {
  name: '',
  url: '',
  wants: 'usual',
  types: [],
  competitions: [],
  teams: [],
}

export function toWebhookValues({ name, url, types, competitions, teams }: Webhook): WebhookValues {
  return { name, url, wants: types.length === 0 ? 'usual' : 'chosen', types, competitions, teams }
}

export const webhookRules: Rules<WebhookValues> = {
  name: required,
  url: all(required, url),
  types: (types, { wants }) => (wants === 'chosen' && types.length === 0 ? 'Escolha pelo menos um.' : null),
}

const idsOf = (picks: readonly Picked[]) => picks.map(({ id }) => id)

export function toWebhookBody(values: WebhookValues): BodyAt<'POST', '/api/v1/webhooks'> {
  return {
    name: values.name.trim(),
    url: values.url.trim(),
    types: values.wants === 'usual' ? [] : [...values.types],
    competitions: idsOf(values.competitions),
    teams: idsOf(values.teams),
  }
}
