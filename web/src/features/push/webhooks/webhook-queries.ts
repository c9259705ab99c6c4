import { MOST_WEBHOOKS } from '@meio-campo/contract/rules'
import { allOf, queryClient, read } from '../../../api/query.ts'

/** All an account can have. */
export const webhooksQuery = () => read('/api/v1/webhooks', { query: { limit: MOST_WEBHOOKS } })

export const webhookHealthQuery = (id: string) => read('/api/v1/webhooks/{id}/saude', { params: { id } })

/** Kept nowhere: it is asked for whenever it is shown. */
export const webhookSecretQuery = (id: string) => ({
  ...read('/api/v1/webhooks/{id}/segredo', { params: { id } }),
  gcTime: 0,
  staleTime: 0,
})

/** After a webhook was made, changed or tried: itself, what it received, and the dashboard's card. */
export async function rereadWebhooks(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(allOf('/api/v1/webhooks')),
    queryClient.invalidateQueries(allOf('/api/v1/webhooks/{id}/saude')),
    queryClient.invalidateQueries(allOf('/api/v1/entregas')),
    queryClient.invalidateQueries(allOf('/api/v1/dashboard')),
  ])
}
