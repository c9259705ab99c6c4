import type { Context } from '../../../platform/context.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'
import { verifyPassword } from '../../../platform/secrets/password.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { throttled } from '../access/login-throttle.ts'

/**
 * Checks the caller's own password and returns its hash, so that the change it allows can be bound to it. Wrong ones
 * count like failed sign-ins, so a stolen session cannot be used to guess the password.
 */
export async function provePassword(
  context: Context,
  caller: Caller,
  password: string,
  field: string,
  /** An initial password that has ended still serves for being replaced. */
  { toReplaceIt = false }: { readonly toReplaceIt?: boolean } = {},
): Promise<string> {
  const { id, email } = userOf(caller.principal)
  const attempt = { email, ip: caller.request.ip, signedIn: true }
  const proved = await throttled(context.database, attempt, async () => {
    const row = await context.database
      .selectFrom('users')
      .select(['password_hash', 'initial_password_ends_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row && (await verifyPassword(password, row.password_hash)) ? row : null
  })
  if (proved === null) throw wrongPassword(field)
  const { password_hash: hash, initial_password_ends_at: ends } = proved
  if (!toReplaceIt && ends !== null && ends <= context.now())
    throw fieldError(field, 'A senha inicial não vale mais. Escolha antes a sua, em Configurações → Segurança.')
  return hash
}

export function wrongPassword(field: string) {
  return fieldError(field, 'Senha atual incorreta.')
}
