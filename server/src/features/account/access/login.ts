import type { Session } from '@meio-campo/contract'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { verifyDummyPassword, verifyPassword } from '../../../platform/secrets/password.ts'
import { rememberNetwork } from './known-networks.ts'
import { normaliseEmail, throttled } from './login-throttle.ts'
import { createDevice, createSession, useDevice, answerSession, type ReadSite } from './sessions.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  readonly remember: boolean
}

interface Caller {
  readonly ip: string
  readonly deviceName: string
}

/** Signs in with a device's password or the person's own; the own one is counted and throttled. */
export async function login(
  context: Context,
  readSite: ReadSite,
  credentials: Credentials,
  caller: Caller,
): Promise<Session> {
  const { database } = context
  const now = context.now()
  const email = normaliseEmail(credentials.email)

  const device = await useDevice(database, email, credentials.password, now)
  if (device) {
    const token = await createSession(database, device.userId, device.id, now)
    return answerSession(database, readSite, device.userId, token, null, now)
  }

  const user = await throttled(database, { email, ip: caller.ip }, () =>
    checkOwnPassword(context, email, credentials.password),
  )
  if (!user) throw new AppError('wrong_credentials')
  if (user.blocked_at) throw new AppError('blocked')
  return database.transaction().execute(async (transaction) => {
    await rememberNetwork(transaction, user.id, caller.ip, now)
    const remembered = credentials.remember ? await createDevice(transaction, user.id, caller.deviceName, now) : null
    const token = await createSession(transaction, user.id, remembered?.id ?? null, now)
    return answerSession(transaction, readSite, user.id, token, remembered, now)
  })
}

async function checkOwnPassword({ database }: Context, email: string, password: string) {
  const user = await database
    .selectFrom('users')
    .select(['id', 'password_hash', 'blocked_at'])
    .where('email', '=', email)
    .executeTakeFirst()
  const right = user ? await verifyPassword(password, user.password_hash) : await verifyDummyPassword(password)
  return user && right ? user : null
}
