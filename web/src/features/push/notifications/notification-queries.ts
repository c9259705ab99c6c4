import type { NotificationPreferences, NotifiedBrowser } from '@meio-campo/contract'
import { api } from '../../../api/api.ts'
import { allOf, queryClient, read } from '../../../api/query.ts'
import type { Result } from '../../../api/result.ts'

export const notificationsQuery = () => read('/api/v1/notificacoes')

export const rereadNotifications = () => queryClient.invalidateQueries(allOf('/api/v1/notificacoes'))

export async function savePreferences(
  body: Partial<NotificationPreferences>,
): Promise<Result<{ data: NotificationPreferences }>> {
  const result = await api.patch('/api/v1/notificacoes', { body })
  if (!result.ok) return result
  // A read that began before the change would bring the old preferences back.
  await queryClient.cancelQueries(allOf('/api/v1/notificacoes'))
  queryClient.setQueryData(
    notificationsQuery().queryKey,
    (before) => before && { data: { ...before.data, preferences: result.data.data } },
  )
  void rereadNotifications()
  return result
}

export async function removeBrowser({ id }: Pick<NotifiedBrowser, 'id'>): Promise<boolean> {
  const result = await api.delete('/api/v1/notificacoes/navegadores/{id}', { params: { id } })
  await rereadNotifications()
  return result.ok
}
