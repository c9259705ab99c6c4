import { filled, searchText } from '../../../address/search-values.ts'

/** What the address says about the webhooks: `?aba=webhooks&webhook=…`, the one that is looked at. */
export interface WebhookPlace {
  readonly webhook?: string
  /** Opens the dialog of a new one. */
  readonly novo?: true
}

export function parseWebhookPlace(search: Readonly<Record<string, unknown>>): WebhookPlace {
  const novo = String(search['novo']) === 'true' ? { novo: true as const } : {}
  return { ...filled({ webhook: searchText(search['webhook'], 64) }), ...novo }
}
