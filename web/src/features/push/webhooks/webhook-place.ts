import { filled, searchText } from '../../../address/search-values.ts'

/** The webhook selected in the address: `?aba=webhooks&webhook=…`. */
export interface WebhookPlace {
  readonly webhook?: string
  /** Opens the dialog of a new one. */
  readonly novo?: true
}

export function parseWebhookPlace(search: Readonly<Record<string, unknown>>): WebhookPlace {
  const novo = String(search['novo']) === 'true' ? { novo: true as const } : {}
  return { ...filled({ webhook: searchText(search['webhook'], 64) }), ...novo }
}
