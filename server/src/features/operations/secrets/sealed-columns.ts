import { TOTP_SECRET } from '../../account/factors/account-factors.ts'
import { CONNECTOR_KEY } from '../../importing/connectors/open-calls.ts'
import { CALENDAR_PROOF } from '../../push/calendars/calendar-address.ts'
import { VAPID_KEY } from '../../push/notifications/vapid.ts'
import { WEBHOOK_HEADER_VALUES } from '../../push/webhooks/custom-headers.ts'
import { WEBHOOK_SECRET } from '../../push/webhooks/lanes.ts'

/** Everything that is sealed with SECRET_KEY: where it is stored, what it was sealed for, and what people call it. */
export const SEALED_COLUMNS = [
  {
    table: 'totp_factors',
    id: 'user_id',
    column: 'secret_sealed',
    purpose: TOTP_SECRET,
    one: 'segundo fator de conta',
    many: 'segundos fatores de contas',
  },
  {
    table: 'webhooks',
    id: 'id',
    column: 'secret',
    purpose: WEBHOOK_SECRET,
    one: 'segredo de webhook',
    many: 'segredos de webhooks',
  },
  {
    table: 'webhooks',
    id: 'id',
    column: 'previous_secret',
    purpose: WEBHOOK_SECRET,
    one: 'segredo anterior de webhook',
    many: 'segredos anteriores de webhooks',
  },
  {
    table: 'webhooks',
    id: 'id',
    column: 'headers',
    purpose: WEBHOOK_HEADER_VALUES,
    one: 'webhook com cabeçalhos',
    many: 'webhooks com cabeçalhos',
  },
  {
    table: 'vapid_keys',
    id: 'public_key',
    column: 'private_key',
    purpose: VAPID_KEY,
    one: 'chave das notificações',
    many: 'chaves das notificações',
  },
  {
    table: 'connections',
    id: 'id',
    column: 'sealed_key',
    purpose: CONNECTOR_KEY,
    one: 'chave de fonte',
    many: 'chaves de fontes',
  },
  {
    table: 'calendar_subscriptions',
    id: 'id',
    column: 'sealed_proof',
    purpose: CALENDAR_PROOF,
    one: 'endereço de calendário',
    many: 'endereços de calendários',
  },
] as const
export type SealedColumn = (typeof SEALED_COLUMNS)[number]
