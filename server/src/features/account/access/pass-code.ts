import { sql } from 'kysely'
import { audit } from '../../../platform/audit.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { queueWarning } from '../../../platform/mail/letter-limits.ts'
import { spendCode } from '../factors/account-factors.ts'
import type { Owner } from './begin-session.ts'
import { throttledCode } from './login-throttle.ts'
import { wrongCodeLetter } from './mails.ts'

/** Checks a code of an account's second factor, within its limits, and returns its kind. Each code works once. */
export async function passCode(
  context: Context,
  caller: Caller,
  user: Owner,
  code: string,
): Promise<'app' | 'recovery'> {
  const { database, vault } = context
  const { principal, request } = caller
  const signedIn = principal.kind === 'user' && principal.user.id === user.id
  const attempt = { email: user.email, ip: request.ip, signedIn }
  const kind = await throttledCode(database, attempt, () => spendCode(database, vault, user.id, code, context.now()))
  if (kind === null) {
    await noteWrongCode(context, caller, user)
    throw new AppError('wrong_code')
  }
  if (kind === 'recovery')
    await audit(database, caller, {
      action: 'access.use_recovery_code',
      summary: 'usou um código de recuperação',
      actor: user,
    })
  return kind
}

/**
 * A wrong code after a right password means that the password is known: the owner gets a mail, at most once an hour.
 */
async function noteWrongCode(context: Context, caller: Caller, user: Owner): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const earlier = await transaction
      .selectFrom('audit_log')
      .select('id')
      .where('account_id', '=', user.id)
      .where('action', '=', 'access.code_failed')
      .where('at', '>', sql<Date>`now() - interval '1 hour'`)
      .limit(1)
      .executeTakeFirst()
    await audit(transaction, caller, {
      action: 'access.code_failed',
      summary: `errou o código do segundo fator da conta de ${user.name}`,
      accountId: user.id,
    })
    const mail = { to: user.email, ...wrongCodeLetter(user.name, context.publicUrl) }
    if (!earlier) await queueWarning(transaction, context.jobs, mail, context.now())
  })
}
