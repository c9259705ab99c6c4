import type { AnswerAt, BodyAt } from '@meio-campo/contract'
import { api } from '../../../api/api.ts'
import { allOf, queryClient, read } from '../../../api/query.ts'
import type { Result } from '../../../api/result.ts'
import { updateCredentials } from '../../../session/session.ts'
import { updateSession } from '../../../session/session-store.ts'

type AccountAnswer = AnswerAt<'GET', '/api/v1/conta'>

export const accountQuery = () => read('/api/v1/conta')

/** Saves, and shows it everywhere at once: the menu's name and crest, the first steps, the stored e-mail. */
export async function saveAccount(body: BodyAt<'PATCH', '/api/v1/conta'>): Promise<Result<AccountAnswer>> {
  const result = await api.patch('/api/v1/conta', { body })
  if (!result.ok) return result
  const { name, email, view, team } = result.data.data
  // Before the session, so that a silent login in between uses the new address.
  updateCredentials({ email })
  updateSession((data) => ({ ...data, user: { ...data.user, name, email, view }, time: team }))
  queryClient.setQueryData(accountQuery().queryKey, result.data)
  void queryClient.invalidateQueries(allOf('/api/v1/dashboard'))
  return result
}
