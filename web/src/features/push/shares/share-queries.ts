import type { BodyAt, Share } from '@meio-campo/contract'
import { api } from '../../../api/api.ts'
import { queryClient, read } from '../../../api/query.ts'

export const sharingQuery = () => read('/api/v1/compartilhamentos/liberacao')

export type ShareSubject = BodyAt<'POST', '/api/v1/compartilhamentos'>

/** The result of the share button: a card, or that cards are turned off; null if the service did not answer. */
export async function shareRecord(subject: ShareSubject): Promise<Share | 'off' | null> {
  // Asked every time: an admin may have changed it since.
  const settings = await api.get('/api/v1/compartilhamentos/liberacao')
  if (!settings.ok) return null
  queryClient.setQueryData(sharingQuery().queryKey, settings.data)
  if (!settings.data.data.allowed) return 'off'
  const result = await api.post('/api/v1/compartilhamentos', { body: subject, formless: true })
  return result.ok ? result.data.data : null
}
