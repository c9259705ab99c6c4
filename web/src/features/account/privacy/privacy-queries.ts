import type { Privacy } from '@meio-campo/contract'
import { api } from '../../../api/api.ts'
import { allOf, queryClient, read } from '../../../api/query.ts'
import { updateSession } from '../../../session/session-store.ts'
import { showToast } from '../../../state/toasts.ts'

export const privacyQuery = () => read('/api/v1/conta/privacidade')

export const refreshPrivacy = (): Promise<void> => queryClient.invalidateQueries(allOf('/api/v1/conta/privacidade'))

/** Shown on every page until the account is kept or gone. */
export function noteDeletion({ deletesAt }: Pick<Privacy, 'deletesAt'>): void {
  updateSession(({ deletesAt: _former, ...data }) => (deletesAt === null ? data : { ...data, deletesAt }))
}

export async function keepAccount(): Promise<void> {
  const result = await api.delete('/api/v1/conta/exclusao')
  if (!result.ok) return
  noteDeletion({ deletesAt: null })
  showToast('A sua conta continua.')
  await refreshPrivacy()
}
