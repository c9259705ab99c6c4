import { type DeliveryPlace, parseDeliveryPlace } from '../webhooks/delivery-place.ts'
import { parseSimulationPlace, type SimulationPlace } from '../simulations/simulation-place.ts'
import { parseWebhookPlace, type WebhookPlace } from '../webhooks/webhook-place.ts'

/** The tabs of /push, each with an address of its own: `/push?aba=entregas`. The first one is the page's own. */
export const pushTabs = ['webhooks', 'entregas', 'ao-vivo', 'notificacoes', 'simulador', 'guias'] as const
export type PushTab = (typeof pushTabs)[number]

export const FIRST_TAB: PushTab = pushTabs[0]

export const pushTabLabels: Readonly<Record<PushTab, string>> = {
  webhooks: 'Webhooks',
  entregas: 'Entregas',
  'ao-vivo': 'Ao vivo',
  notificacoes: 'Notificações',
  simulador: 'Simulador',
  guias: 'Guias',
}

const known: ReadonlySet<string> = new Set(pushTabs)

/** An unknown tab becomes the first one; no tab at all is the first one too, and the address stays short. */
function parsePushTab(text: unknown): { aba?: PushTab } {
  if (text === undefined) return {}
  return { aba: typeof text === 'string' && known.has(text) ? (text as PushTab) : FIRST_TAB }
}

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
