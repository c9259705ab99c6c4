import type { Delivery } from '@meio-campo/contract'
import { pagesQuery } from '../../../api/pages.ts'
import { read } from '../../../api/query.ts'
import { toDeliveryQuery, type DeliveryPlace } from './delivery-place.ts'

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
