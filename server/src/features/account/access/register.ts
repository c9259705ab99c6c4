import type { Session } from '@meio-campo/contract'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { audit } from '../../../platform/audit.ts'
import { deviceName } from '../../../platform/callers/device-name.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { errorVocabulary } from '../../../platform/errors/error-vocabulary.ts'
import { hashPassword } from '../../../platform/secrets/password.ts'
import { refuseWeakPassword } from '../../../platform/secrets/password-strength.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { findFavouriteTeam } from './favourite-team.ts'
import { sendConfirmation } from './confirmation.ts'
import { rememberDevice } from './known-devices.ts'
import { normaliseEmail } from './login-throttle.ts'
import { createDevice, createSession, answerSession, type ReadSite } from './sessions.ts'

interface Registration {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly team?: string
}

export function emailTaken(): AppError {
  return new AppError('email_taken', { fields: [{ field: 'email', message: errorVocabulary.email_taken.info }] })
}

/** The address is not proved yet: a letter asks for that. */
export function register(
  context: Context,
  readSite: ReadSite,
  caller: Caller,
  registration: Registration,
): Promise<Session> {
  return createAccount(context, readSite, caller, registration, (transaction, user) =>
    sendConfirmation(transaction, context, caller, user),
  )
}

interface NewUser {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Makes the account and signs in at once; registering always remembers the device. */
export async function createAccount(
  context: Context,
  readSite: ReadSite,
  caller: Caller,
  registration: Registration,
  /** In the same transaction. */
  welcome: (transaction: Transaction<DB>, user: NewUser) => Promise<void>,
): Promise<Session> {
  const { database } = context
  const now = context.now()
  const email = normaliseEmail(registration.email)
  if (registration.team !== undefined && !findFavouriteTeam(registration.team)) {
    throw fieldError('team', 'Escolha um time da lista.')
  }
  await refuseWeakPassword(registration.password, [registration.name, email, registration.team ?? ''])
  const passwordHash = await hashPassword(registration.password)

  return database.transaction().execute(async (transaction) => {
    const user = await transaction
      .insertInto('users')
      .values({
        id: randomId('u'),
        name: registration.name.trim(),
        email,
        password_hash: passwordHash,
        team_id: registration.team ?? null,
        terms_accepted_at: now,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning(['id', 'name', 'email'])
      .executeTakeFirst()
    if (!user) throw emailTaken()
    const { ip, headers } = caller.request
    const name = deviceName(headers['user-agent'])
    const device = await createDevice(transaction, user.id, name, now)
    await rememberDevice(transaction, user.id, { name, ip }, now)
    await audit(transaction, caller, { action: 'access.register', summary: 'criou a conta', actor: user })
    const token = await createSession(transaction, user.id, device.id, now)
    await welcome(transaction, user)
    return answerSession(transaction, readSite, user.id, token, device, now)
  })
}
