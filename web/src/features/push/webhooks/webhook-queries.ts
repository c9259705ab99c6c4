import type { Delivery } from '@meio-campo/contract'
import { MOST_WEBHOOKS } from '@meio-campo/contract/rules'
import { pagesQuery } from '../../../api/pages.ts'
import { allOf, queryClient, read } from '../../../api/query.ts'
import { toDeliveryQuery, type DeliveryPlace } from './delivery-place.ts'

/** All an account can have. */
export const webhooksQuery = () => read('/api/v1/webhooks', { query: { limit: MOST_WEBHOOKS } })

export const webhookHealthQuery = (id: string) => read('/api/v1/webhooks/{id}/saude', { params: { id } })

/** Not cached: read each time it is shown. */
export const webhookSecretQuery = (id: string) => ({
  ...read('/api/v1/webhooks/{id}/segredo', { params: { id } }),
  gcTime: 0,
  staleTime: 0,
})

/** After a webhook was created, changed or tested: webhooks, deliveries, and the dashboard's card. */
export async function invalidateWebhooks(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(allOf('/api/v1/webhooks')),
    queryClient.invalidateQueries(allOf('/api/v1/webhooks/{id}/saude')),
    queryClient.invalidateQueries(allOf('/api/v1/entregas')),
    queryClient.invalidateQueries(allOf('/api/v1/dashboard')),
  ])
}

const SOON_MS = 2_000
const LATER_MS = 15_000

/** Polls faster while a delivery is pending. */
export const deliveryPollMs = (deliveries: readonly Pick<Delivery, 'state'>[]): number =>
  deliveries.some(({ state }) => state === 'pending') ? SOON_MS : LATER_MS

export const deliveryPages = (place: DeliveryPlace) => ({
  ...pagesQuery('/api/v1/entregas', { ...toDeliveryQuery(place), limit: 50 }),
  refetchInterval: ({ state }: { state: { data?: { pages: readonly { data: readonly Delivery[] }[] } | undefined } }) =>
    deliveryPollMs(state.data?.pages.flatMap(({ data }) => data) ?? []),
})

export const lastDeliveriesQuery = (webhook: string) => read('/api/v1/entregas', { query: { webhook, limit: 5 } })

export const deliveryQuery = (id: string) => read('/api/v1/entregas/{id}', { params: { id } })
