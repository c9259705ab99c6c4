import type { Config } from '../../../config/config.ts'
import type { Database } from '../../../database/database.ts'
import { hashPassword } from '../../../platform/secrets/password.ts'
import { randomId, randomPassword } from '../../../platform/secrets/random.ts'
import { normaliseEmail } from './login-throttle.ts'

export interface FirstAdmin {
  readonly email: string
  /** Null when the operator chose it, because then it must not be printed. */
  readonly generatedPassword: string | null
}

/** How long a generated password works unless it is changed: it is visible in the terminal. */
export const INITIAL_PASSWORD_DAYS = 7
const DAY_MS = 86_400_000

/** Creates the first admin of a new installation; does nothing if there is one. */
export async function ensureFirstAdmin(database: Database, config: Config): Promise<FirstAdmin | null> {
  const admin = await database.selectFrom('users').select('id').where('admin', '=', true).limit(1).executeTakeFirst()
  if (admin) return null
  const generatedPassword = config.adminPassword === null ? randomPassword() : null
  const email = normaliseEmail(config.adminEmail)
  const password_hash = await hashPassword(config.adminPassword ?? generatedPassword!)
  const initial_password_ends_at =
    generatedPassword === null ? null : new Date(Date.now() + INITIAL_PASSWORD_DAYS * DAY_MS)
  const made = await database
    .insertInto('users')
    .values({
      id: randomId('u'),
      name: 'Administração',
      email,
      password_hash,
      initial_password_ends_at,
      admin: true,
      email_confirmed_at: new Date(),
    })
    // Another node may be creating it at this moment. If the address belongs to an account, its owner becomes admin.
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ admin: true, password_hash, initial_password_ends_at })
        .where('users.admin', '=', false),
    )
    .returning('id')
    .executeTakeFirst()
  return made ? { email, generatedPassword } : null
}
