import { MOST_WEBHOOKS } from '@meio-campo/contract/rules'
import { allOf, queryClient, read } from '../../../api/query.ts'

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
