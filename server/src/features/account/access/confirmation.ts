import type { Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { DB } from '../../../database/types.gen.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { refuseManyLetters, refuseManyToStrangers } from '../../../platform/mail/letter-limits.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { createAccountToken, spendAccountToken } from './account-tokens.ts'
import { deadToken } from './dead-token.ts'
import { confirmationLetter } from './mails.ts'

export async function sendConfirmation(
  transaction: Transaction<DB>,
  context: Context,
  caller: Caller,
  user: { readonly id: string; readonly name: string; readonly email: string },
): Promise<void> {
  await refuseManyLetters(transaction, user.email, context.now())
  await refuseManyToStrangers(context, caller.request.ip)
  const token = await createAccountToken(transaction, 'confirm', user, context.now())
  await queueMail(transaction, context.jobs, {
    to: user.email,
    ...confirmationLetter(user.name, context.publicUrl, token),
  })
}

export async function confirmEmail({ database, now }: Context, token: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const spent = await spendAccountToken(transaction, 'confirm', token, now())
    if (!spent) throw deadToken()
    const confirmed = await transaction
      .updateTable('users')
      .set({ email_confirmed_at: now() })
      .where('id', '=', spent.userId)
      // A link sent to an earlier address proves nothing about the present one.
      .where('email', '=', spent.email)
      .executeTakeFirst()
    if (confirmed.numUpdatedRows === 0n) throw deadToken()
  })
}
