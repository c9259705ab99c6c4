import type { Body, Endpoints, PasskeyProof, Session } from '@meio-campo/contract'
import { audit } from '../../../platform/audit.ts'
import { hasFactor } from '../../../platform/callers/factor-due.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { verifyDummyPassword, verifyPassword } from '../../../platform/secrets/password.ts'
import { verifyAssertion } from '../factors/passkeys.ts'
import { beginSession } from './begin-session.ts'
import { passCode } from './pass-code.ts'
import { normaliseEmail, throttled } from './login-throttle.ts'
import { createSession, useDevice, answerSession, type ReadSite } from './sessions.ts'

/**
 * Signs in with a device's password or the person's own; the own one is counted and throttled, and asks for the second
 * factor of an account that has one.
 */
export async function login(
  context: Context,
  readSite: ReadSite,
  caller: Caller,
  { password, code, remember = true, ...credentials }: Body<Endpoints['login']>,
): Promise<Session> {
  const { database } = context
  const now = context.now()
  const email = normaliseEmail(credentials.email)

  const entered = await database.transaction().execute(async (transaction) => {
    // Held until its session is there: who ends the device meanwhile ends the session too.
    const device = await useDevice(transaction, email, password, now)
    return device && { userId: device.userId, token: await createSession(transaction, device.userId, device.id, now) }
  })
  if (entered) return answerSession(database, readSite, entered.userId, entered.token, null, now)

  const user = await throttled(database, { email, ip: caller.request.ip }, () =>
    checkOwnPassword(context, caller, email, password),
  )
  if (!user) throw new AppError('wrong_credentials')
  if (user.blocked_at) throw new AppError('blocked')
  if (user.initial_password_ends_at && user.initial_password_ends_at <= now)
    throw new AppError('initial_password_ended')
  if (!user.hasFactor)
    return beginSession(context, readSite, caller, user, {
      how: 'com a senha',
      proof: { passwordHash: user.password_hash, passedFactor: false },
      remember,
      renewsByPassword: true,
    })
  if (code === undefined) throw new AppError('second_factor_required')
  const kind = await passCode(context, caller, user, code)
  const how = kind === 'app' ? 'com a senha e um código' : 'com a senha e um código de recuperação'
  const proof = { passwordHash: user.password_hash, passedFactor: true }
  return beginSession(context, readSite, caller, user, { how, proof, remember, renewsByPassword: false })
}

/** Signs in with a passkey alone: it is held by a device and opened by finger, face or number, which makes two factors. */
export async function loginWithPasskey(
  context: Context,
  readSite: ReadSite,
  caller: Caller,
  proof: PasskeyProof,
  remember: boolean,
): Promise<Session> {
  const { userId, passkeyId, passkeyName } = await verifyAssertion(context, null, proof)
  const user = await context.database
    .selectFrom('users')
    .select(['id', 'name', 'email', 'blocked_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) throw new AppError('passkey_refused')
  if (user.blocked_at) throw new AppError('blocked')
  const how = `com a chave de acesso “${passkeyName}”`
  return beginSession(context, readSite, caller, user, {
    how,
    proof: { passkeyId },
    remember,
    renewsByPassword: false,
  })
}

/** A wrong password is written down in the same way whether there is such an account or not: both take as long. */
async function checkOwnPassword({ database }: Context, caller: Caller, email: string, password: string) {
  const user = await database
    .selectFrom('users')
    .select(['id', 'name', 'email', 'password_hash', 'blocked_at', 'initial_password_ends_at'])
    .select(hasFactor.as('hasFactor'))
    .where('email', '=', email)
    .executeTakeFirst()
  const right = user ? await verifyPassword(password, user.password_hash) : await verifyDummyPassword(password)
  if (user && right) return user
  await audit(database, caller, {
    action: 'access.sign_in_failed',
    summary: user
      ? `tentou entrar na conta de ${user.name} com a senha errada`
      : 'tentou entrar com um e-mail sem conta',
    ...(user && { accountId: user.id }),
  })
  return null
}
