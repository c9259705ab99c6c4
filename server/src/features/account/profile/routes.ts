import { endpoints, type Body, type Endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { passaramXMinutos } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { readPage } from '../../../platform/paging.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { implement } from '../../../platform/http/route.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { queueWarning } from '../../../platform/mail/letter-limits.ts'
import { hashPassword } from '../../../platform/secrets/password.ts'
import { refuseWeakPassword } from '../../../platform/secrets/password-strength.ts'
import { updateAccount } from './profile.ts'
import { getAccount, listDevices } from './queries.ts'
import { sendConfirmation } from '../access/confirmation.ts'
import { passwordChangedLetter } from '../access/mails.ts'
import { endAllSessions } from '../access/sessions.ts'
import { provePassword, wrongPassword } from './current-password.ts'
import { revokeDevice, revokeOtherDevices } from './revoke-devices.ts'

export function registerAccount(app: FastifyInstance, context: Context): void {
  const { database } = context
  implement(app, context, endpoints.getAccount, async ({ principal }) => ({
    data: await getAccount(database, userOf(principal).id),
  }))
  implement(app, context, endpoints.updateAccount, async (call) => ({
    data: await updateAccount(context, call, call.body),
  }))
  implement(app, context, endpoints.changePassword, (call) => changePassword(context, call, call.body))
  implement(app, context, endpoints.resendConfirmation, (call) => resendConfirmation(context, call))
  implement(app, context, endpoints.listDevices, ({ principal, query, request }) =>
    listDevices(database, principal, readPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.revokeDevice, (call) => revokeDevice(context, call, call.params.id, call.body))
  implement(app, context, endpoints.revokeOtherDevices, (call) => revokeOtherDevices(context, call, call.body))
}

const MINUTES_BETWEEN_CONFIRMATIONS = 2

/** Changes the password and ends all other sessions, so that a person who knew the old password loses access. */
async function changePassword(
  context: Context,
  caller: Caller,
  body: Body<Endpoints['changePassword']>,
): Promise<{ message: string }> {
  const { principal } = caller
  const user = userOf(principal)
  const provedHash = await provePassword(context, caller, body.current, 'current', { toReplaceIt: true })
  await refuseWeakPassword(body.password, [user.name, user.email])
  const passwordHash = await hashPassword(body.password)
  await context.database.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('users')
      .set({
        password_hash: passwordHash,
        initial_password_ends_at: null,
        updated_at: context.now(),
        version: sql`version + 1`,
      })
      .where('id', '=', user.id)
      // Of two changes at once, the second was proved with a password that is no longer the current one.
      .where('password_hash', '=', provedHash)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw wrongPassword('current')
    await transaction
      .deleteFrom('account_tokens')
      .where('user_id', '=', user.id)
      .where('purpose', '=', 'reset')
      .execute()
    const ended = await endAllSessions(transaction, user.id, principal.kind === 'user' ? principal : undefined)
    const letter = passwordChangedLetter(user.name, context.publicUrl)
    await queueWarning(transaction, context.jobs, { to: user.email, ...letter }, context.now())
    await audit(transaction, caller, {
      action: 'account.change_password',
      summary: 'trocou a própria senha',
      details: { ended },
    })
  })
  return { message: 'Senha trocada. Os outros dispositivos foram desconectados.' }
}

async function resendConfirmation(context: Context, caller: Caller): Promise<{ message: string }> {
  const { id } = userOf(caller.principal)
  const now = context.now()
  return context.database.transaction().execute(async (transaction) => {
    // The lock makes the second of two clicks at once see the link of the first.
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'name', 'email', 'email_confirmed_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (user.email_confirmed_at !== null) return { message: 'O seu e-mail já está confirmado.' }
    const last = await transaction
      .selectFrom('account_tokens')
      .select('created_at')
      .where('user_id', '=', id)
      .where('purpose', '=', 'confirm')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (last && !passaramXMinutos(MINUTES_BETWEEN_CONFIRMATIONS, last.created_at, now)) {
      const leftMs = last.created_at.getTime() + MINUTES_BETWEEN_CONFIRMATIONS * 60_000 - now.getTime()
      throw new AppError('too_many', {
        info: 'Acabamos de enviar um link. Procure também na caixa de spam antes de pedir outro.',
        retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
      })
    }
    await sendConfirmation(transaction, context, caller, user)
    return { message: `Enviamos um link de confirmação para ${user.email}.` }
  })
}
