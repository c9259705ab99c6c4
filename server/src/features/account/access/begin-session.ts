import type { Session } from '@meio-campo/contract'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import { deviceName } from '../../../platform/callers/device-name.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { queueWarning } from '../../../platform/mail/letter-limits.ts'
import { rememberDevice } from './known-devices.ts'
import { rememberNetwork } from './known-networks.ts'
import { newDeviceLetter } from './mails.ts'
import { refuseEnded, type Proof } from './refuse-ended.ts'
import { answerSession, createDevice, createSession, type ReadSite } from './sessions.ts'

export interface Owner {
  readonly id: string
  readonly name: string
  readonly email: string
}

interface Entry {
  /** How the owner proved who they are: "com a senha", for the audit. */
  readonly how: string
  readonly proof: Proof
  readonly remember: boolean
  /**
   * Whether the password alone signs this account in again: a tab that is not remembered can then renew its token with
   * it.
   */
  readonly renewsByPassword: boolean
}

/**
 * Signs an account in on a device without a device password, writes it to the audit, and sends a mail if the device is
 * new.
 */
export async function beginSession(
  context: Context,
  readSite: ReadSite,
  caller: Caller,
  user: Owner,
  entry: Entry,
): Promise<Session> {
  const now = context.now()
  const { ip } = caller.request
  const name = deviceName(caller.request.headers['user-agent'])
  return context.database.transaction().execute(async (transaction) => {
    await refuseEnded(transaction, user.id, entry.proof)
    await rememberNetwork(transaction, user.id, ip, now)
    const { isNew } = await rememberDevice(transaction, user.id, { name, ip }, now)
    await audit(transaction, caller, {
      action: 'access.sign_in',
      summary: `entrou ${entry.how}${isNew ? ', em um dispositivo novo' : ''}`,
      actor: user,
      ...(isNew && { details: { newDevice: true } }),
    })
    if (isNew) await mailNewDevice(transaction, context, user, { name, ip })
    const needsDevice = entry.remember || !entry.renewsByPassword
    const device = needsDevice
      ? await createDevice(transaction, user.id, name, now, { temporary: !entry.remember })
      : null
    const token = await createSession(transaction, user.id, device?.id ?? null, now)
    return answerSession(transaction, readSite, user.id, token, device, now)
  })
}

async function mailNewDevice(
  transaction: Transaction<DB>,
  context: Context,
  user: Owner,
  device: { readonly name: string; readonly ip: string },
): Promise<void> {
  const now = context.now()
  const mail = { to: user.email, ...newDeviceLetter(user.name, context.publicUrl, device, now) }
  await queueWarning(transaction, context.jobs, mail, now)
}
