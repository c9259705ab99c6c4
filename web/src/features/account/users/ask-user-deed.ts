import type { User } from '@meio-campo/contract'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import type { Result } from '../../../api/result.ts'
import { updateSession } from '../../../session/session-store.ts'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { userDeeds, type UserDeed } from './user-actions.ts'

/** Asks, does it once, and says so. A refusal (the last admin) is alerted by the API layer. */
export async function askUserDeed(deed: UserDeed, user: User, own: boolean): Promise<boolean> {
  const { label, question, done, danger } = userDeeds[deed]
  let succeeded = false
  await confirm({
    title: label,
    message: question(user.name, own),
    danger,
    action: async () => {
      const result = await send(deed, user.id)
      succeeded = result.ok
      if (result.ok) showToast(done)
      if (result.ok && own) updateSession((data) => ({ ...data, user: { ...data.user, admin: deed === 'promote' } }))
      else await queryClient.invalidateQueries(allOf('/api/v1/usuarios'))
    },
  })
  return succeeded
}

function send(deed: UserDeed, id: string): Promise<Result<unknown>> {
  const params = { id }
  if (deed === 'sign-out') return api.post('/api/v1/usuarios/{id}/sair', { params })
  const body = deed === 'promote' || deed === 'demote' ? { admin: deed === 'promote' } : { blocked: deed === 'block' }
  return api.patch('/api/v1/usuarios/{id}', { params, body })
}
