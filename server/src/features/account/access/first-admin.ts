import type { Config } from '../../../config/config.ts'
import type { Database } from '../../../database/database.ts'
import { hashPassword } from '../../../platform/secrets/password.ts'
import { randomId, randomPassword } from '../../../platform/secrets/random.ts'
import { normaliseEmail } from './login-throttle.ts'

export interface FirstAdmin {
  readonly email: string
  /** Null when the operator chose it: it is not ours to print. */
  readonly generatedPassword: string | null
}

/** A password that the service made may be read by whoever sees the terminal: it lets in for this long, unless changed. */
export const INITIAL_PASSWORD_DAYS = 7
const DAY_MS = 86_400_000

/** Makes the first admin of a new installation; does nothing where there is one. */
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
    // Another node may be making it at this moment, or the address may be an account's: then its owner becomes admin.
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
