import type { Me } from '@meio-campo/contract'
import type { KnownPrincipal } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { listDuties } from '../../account/duties/queries.ts'
import { getStatus } from '../keys/status.ts'

/** The caller and their permissions. A browser key is publicly visible, so its answer does not describe its owner. */
export async function getMe(context: Context, principal: KnownPrincipal): Promise<Me> {
  const { key, plan, quotas } = await getStatus(context, principal)
  const by = principal.kind === 'key' ? 'key' : 'session'
  if (key?.kind === 'browser') return { by, account: null, duties: [], key, plan, quotas }
  const { user } = principal
  const { email_confirmed_at: confirmedAt } = await context.database
    .selectFrom('users')
    .select('email_confirmed_at')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  const duties = await listDuties(context.database, user.id, context.now())
  return {
    by,
    account: {
      id: user.id,
      name: user.name,
      email: user.email,
      emailConfirmed: confirmedAt !== null,
      admin: user.admin,
    },
    duties: duties.filter(({ active }) => active),
    key,
    plan,
    quotas,
  }
}
