import { parseDeliveryPlace, type DeliveryPlace } from '../deliveries/delivery-place.ts'
import { parseSimulationPlace, type SimulationPlace } from '../simulations/simulation-place.ts'
import { parseWebhookPlace, type WebhookPlace } from '../webhooks/webhook-place.ts'
import { FIRST_TAB, parsePushTab, type PushTab } from './push-tab.ts'

/** Everything the address of /push can say. Each tab reads its own part and the rest is not there. */
export type PushSearch = { readonly aba?: PushTab } & WebhookPlace & DeliveryPlace & SimulationPlace

/** Keeps only what belongs to the tab, so that the address never says more than the page shows. */
export function parsePushSearch(search: Readonly<Record<string, unknown>>): PushSearch {
  const tab = parsePushTab(search['aba'])
  switch (tab.aba ?? FIRST_TAB) {
    case 'webhooks':
      return { ...tab, ...parseWebhookPlace(search) }
    case 'entregas':
      return { ...tab, ...parseDeliveryPlace(search) }
    case 'simulador':
      return { ...tab, ...parseSimulationPlace(search) }
    default:
      return tab
  }
}
