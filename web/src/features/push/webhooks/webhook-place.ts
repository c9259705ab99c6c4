import { filled, searchText } from '../../../address/search-values.ts'

/** What the address says about the webhooks: `?aba=webhooks&webhook=…`, the one that is looked at. */
export interface WebhookPlace {
  readonly webhook?: string
}

export function parseWebhookPlace(search: Readonly<Record<string, unknown>>): WebhookPlace {
  return filled({ webhook: searchText(search['webhook'], 64) })
}
