import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { userOf, type Principal } from '../../../platform/callers/principal.ts'

/** The account whose usage is read: the caller's own, or any account for an admin. */
export async function accountOf(
  { database }: Pick<Context, 'database'>,
  principal: Principal,
  asked: string | undefined,
): Promise<string> {
  const user = userOf(principal)
  if (asked === undefined || asked === user.id) return user.id
  if (!user.admin) throw new AppError('forbidden')
  const found = await database.selectFrom('users').select('id').where('id', '=', asked).executeTakeFirst()
  if (!found) throw new AppError('not_found', { info: 'Esta conta não existe.' })
  return found.id
}
