import { audit } from '../../../platform/audit.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { factorChangedLetter } from '../access/mails.ts'
import { endAllSessions } from '../access/sessions.ts'

/**
 * For a user who lost app, passkeys and recovery codes. The account is signed out everywhere, and its owner gets a
 * mail.
 */
export async function removeUserFactors(context: Context, caller: Caller, id: string): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!user) throw new AppError('not_found')
    for (const table of ['totp_factors', 'passkeys', 'recovery_codes'] as const)
      await transaction.deleteFrom(table).where('user_id', '=', id).execute()
    await endAllSessions(transaction, id)
    await audit(transaction, caller, {
      action: 'access.remove_factors',
      summary: `retirou os segundos fatores da conta de ${user.name}`,
      accountId: id,
    })
    const sentence = 'A administração retirou os segundos fatores da sua conta no Meio-Campo: ela entra só com a senha.'
    await queueMail(transaction, context.jobs, {
      to: user.email,
      ...factorChangedLetter(user.name, context.publicUrl, sentence),
    })
  })
}
