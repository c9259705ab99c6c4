import { StartupError } from '../../../config/startup-error.ts'
import type { Database } from '../../../database/database.ts'
import { createAccountToken, LIFETIME_MINUTES } from './account-tokens.ts'
import { normaliseEmail } from './login-throttle.ts'
import { endAllSessions } from './sessions.ts'

export interface RecoveredAdmin {
  readonly email: string
  /** How long the link for a new password is valid. */
  readonly token: string
  readonly minutes: number
}

/**
 * Removes an admin's second factors and returns a link for a new password. It needs no further proof, because a person
 * who can run commands on the server has the data anyway. Without an e-mail it applies to the only admin.
 */
export async function recoverAdmin(database: Database, email: string | null, now: Date): Promise<RecoveredAdmin> {
  return database.transaction().execute(async (transaction) => {
    const admins = await transaction
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where('admin', '=', true)
      .where('blocked_at', 'is', null)
      .orderBy('email')
      .forUpdate()
      .execute()
    const list = admins.map((each) => `  ${each.email}`).join('\n')
    if (email === null && admins.length > 1)
      throw new StartupError(`Há mais de uma conta de administração. Diga qual:\n${list}`)
    const admin = admins.find((each) => email === null || each.email === normaliseEmail(email))
    if (!admin)
      throw new StartupError(
        list === ''
          ? 'Não há nenhuma conta de administração ativa.'
          : `Não é uma conta de administração ativa. Há:\n${list}`,
      )
    for (const table of ['totp_factors', 'passkeys', 'recovery_codes'] as const)
      await transaction.deleteFrom(table).where('user_id', '=', admin.id).execute()
    await endAllSessions(transaction, admin.id)
    const token = await createAccountToken(transaction, 'reset', admin, now)
    await transaction
      .insertInto('audit_log')
      .values({
        at: now,
        actor_name: 'npm run recover-admin',
        action: 'access.recover_admin',
        summary: `retirou os segundos fatores da conta de ${admin.name} e fez um link para uma nova senha`,
        account_id: admin.id,
      })
      .execute()
    return { email: admin.email, token, minutes: LIFETIME_MINUTES.reset }
  })
}
