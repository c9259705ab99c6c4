import type { Queryable } from '../../../database/database.ts'
import type { Context } from '../../../platform/context.ts'
import { audit } from '../../../platform/audit.ts'
import { hasFactor } from '../../../platform/callers/factor-due.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { hashPassword } from '../../../platform/secrets/password.ts'
import { refuseWeakPassword } from '../../../platform/secrets/password-strength.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { createAccountToken, spendAccountToken } from './account-tokens.ts'
import { deadToken } from './dead-token.ts'
import { endUnproved, endUnprovedFactors } from './end-unproved.ts'
import { rememberNetwork } from './known-networks.ts'
import { forgive, normaliseEmail } from './login-throttle.ts'
import { passwordChangedLetter, recoveryLetter } from './mails.ts'
import { endAllSessions } from './sessions.ts'

export const LINKS_PER_HOUR = 5
const HOUR_MS = 3_600_000

/**
 * Only stores the request; a job looks for the account. So the answer, and its duration, are the same whether the
 * account exists or not.
 */
export async function requestRecovery({ database, jobs }: Context, email: string): Promise<void> {
  await database
    .transaction()
    .execute((transaction) => jobs.enqueue(transaction, 'account.recover', { email: normaliseEmail(email) }))
}

/** The job: sends the link, if there is an account and it has not asked too often. */
export async function sendRecovery(context: Context, email: string, byAdmin = false): Promise<void> {
  const now = context.now()
  await context.database.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where('email', '=', email)
      .where('blocked_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!user) return
    if (await hasLinksEnough(transaction, user.id, now)) return
    const token = await createAccountToken(transaction, 'reset', user, now)
    await queueMail(transaction, context.jobs, {
      to: user.email,
      ...recoveryLetter(user.name, context.publicUrl, token, byAdmin),
    })
  })
}

/**
 * Whether the account got enough links within the hour and one of them is still valid. Without a valid one it gets
 * another, because an attacker who requests links again and again must not keep the owner from having one.
 */
export async function hasLinksEnough(database: Queryable, userId: string, now: Date): Promise<boolean> {
  const { links, last } = await database
    .selectFrom('account_tokens')
    .select(({ fn }) => [fn.countAll<string>().as('links'), fn.max('expires_at').as('last')])
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset')
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow()
  return Number(links) >= LINKS_PER_HOUR && last !== null && last > now
}

/** Sets the new password and ends every session of the account, including those of a person who knew the old one. */
export async function resetPassword(context: Context, caller: Caller, token: string, password: string): Promise<void> {
  const now = context.now()
  // Runs before the transaction, because a deliberately slow function should not hold one open.
  await refuseWeakPassword(password, [])
  const passwordHash = await hashPassword(password)
  await context.database.transaction().execute(async (transaction) => {
    const spent = await spendAccountToken(transaction, 'reset', token, now)
    if (!spent) throw deadToken()
    const before = await transaction
      .selectFrom('users')
      .select(['email_confirmed_at', hasFactor.as('hasFactor')])
      .where('id', '=', spent.userId)
      .forUpdate()
      .executeTakeFirst()
    const user = await transaction
      .updateTable('users')
      .set((set) => ({
        password_hash: passwordHash,
        initial_password_ends_at: null,
        // The link was sent to the mailbox, so using it confirms the address.
        email_confirmed_at: set.fn.coalesce('email_confirmed_at', set.val(now)),
        updated_at: now,
      }))
      .where('id', '=', spent.userId)
      .where('email', '=', spent.email)
      .returning(['id', 'name', 'email'])
      .executeTakeFirst()
    if (!user) throw deadToken()
    await transaction
      .deleteFrom('account_tokens')
      .where('user_id', '=', user.id)
      .where('purpose', '=', 'reset')
      .execute()
    await endAllSessions(transaction, user.id)
    const provedAt = before?.email_confirmed_at ?? null
    await endUnproved(transaction, user.id, provedAt ?? now, now)
    if (provedAt === null) await endUnprovedFactors(transaction, user.id)
    await forgive(transaction, user.email)
    // With a second factor, access to the mailbox alone does not make the network known: guesses at a code are counted
    // by network.
    if (provedAt === null || !before?.hasFactor) await rememberNetwork(transaction, user.id, caller.request.ip, now)
    await audit(transaction, caller, {
      action: 'account.reset_password',
      summary: 'redefiniu a própria senha por um link enviado por e-mail',
      actor: user,
    })
    await queueMail(transaction, context.jobs, {
      to: user.email,
      ...passwordChangedLetter(user.name, context.publicUrl),
    })
  })
}
