import type { NotificationPreferences, NotifiedBrowser } from '@meio-campo/contract'
import { api } from '../../../api/api.ts'
import { pagesQuery } from '../../../api/pages.ts'
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

export const followedPages = () => pagesQuery('/api/v1/acompanhados')

/** Whether a match is followed: a list of one or none. Without a match, all that are. */
export const followedQuery = (matchId?: string) =>
  read('/api/v1/acompanhados', { query: matchId === undefined ? { limit: 100 } : { jogo: matchId } })

export async function setFollowed(matchId: string, followed: boolean): Promise<boolean> {
  const address = '/api/v1/acompanhados/{idjogo}'
  const params = { idjogo: matchId }
  const result = followed ? await api.put(address, { params }) : await api.delete(address, { params })
  await queryClient.invalidateQueries(allOf('/api/v1/acompanhados'))
  return result.ok
}
