import type { FactorAdded } from '@meio-campo/contract'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { audit, type AuditRecord } from '../../../platform/audit.ts'
import { refuseUnconfirmed } from '../../../platform/callers/confirmed-email.ts'
import { deviceName } from '../../../platform/callers/device-name.ts'
import { hasFactor } from '../../../platform/callers/factor-due.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { queueWarning } from '../../../platform/mail/letter-limits.ts'
import { factorChangedLetter } from '../access/mails.ts'
import { createDevice, endAllSessions, type NewDevice } from '../access/sessions.ts'
import { replaceRecoveryCodes } from '../factors/recovery-codes.ts'

/** What changed, for the audit and for the letter to the owner. */
interface Change {
  readonly record: AuditRecord
  readonly sentence: string
}

/**
 * Adds a factor. The first one of an account brings its recovery codes and ends what signed in without it: every other
 * device is asked for it from now on.
 */
export async function addFactor(
  context: Context,
  caller: Caller,
  change: Change,
  add: (transaction: Transaction<DB>) => Promise<void>,
): Promise<FactorAdded> {
  const user = userOf(caller.principal)
  return context.database.transaction().execute(async (transaction) => {
    const isFirst = !(await lockAccount(transaction, user.id)).hasFactor
    await refuseUnconfirmed(transaction, user.id)
    await add(transaction)
    await tell(transaction, context, caller, change)
    if (!isFirst) return { recoveryCodes: null }
    const device = await keepOnlyThisDevice(transaction, context, caller)
    const recoveryCodes = await replaceRecoveryCodes(transaction, user.id, context.now())
    return { recoveryCodes, ...(device && { device }) }
  })
}

/** Removes a factor; with the last one the recovery codes go too. Where a factor is required, one stays. */
export async function removeFactor(
  context: Context,
  caller: Caller,
  change: Change,
  remove: (transaction: Transaction<DB>) => Promise<void>,
): Promise<void> {
  const user = userOf(caller.principal)
  await context.database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, user.id)
    await remove(transaction)
    const after = await lockAccount(transaction, user.id)
    if (!after.hasFactor) {
      if (after.isRequired) throw new AppError('required_factor')
      await transaction.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute()
    }
    await tell(transaction, context, caller, change)
  })
}

/** Changes to the factors of one account happen one after the other. */
export async function lockAccount(transaction: Transaction<DB>, userId: string) {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
  const { hasFactor: has, admin } = await transaction
    .selectFrom('users')
    .select([hasFactor.as('hasFactor'), 'admin'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { admin_factor_required: required } = await transaction
    .selectFrom('access_settings')
    .select('admin_factor_required')
    .executeTakeFirstOrThrow()
  return { hasFactor: has, isRequired: admin && required }
}

/** A tab that renewed its token with the own password gets a password of its own: the own one now asks for the factor. */
async function keepOnlyThisDevice(
  transaction: Transaction<DB>,
  context: Context,
  caller: Caller,
): Promise<NewDevice | null> {
  const { principal, request } = caller
  if (principal.kind !== 'user') return null
  await endAllSessions(transaction, principal.user.id, principal)
  if (principal.deviceId !== null) return null
  const name = deviceName(request.headers['user-agent'])
  // A session without a device is of a tab that is not remembered: its siblings in other tabs have ended above.
  const device = await createDevice(transaction, principal.user.id, name, context.now(), { temporary: true })
  await transaction
    .updateTable('sessions')
    .set({ device_id: device.id })
    .where('token_hash', '=', principal.tokenHash)
    .execute()
  return device
}

async function tell(
  transaction: Transaction<DB>,
  context: Context,
  caller: Caller,
  { record, sentence }: Change,
): Promise<void> {
  const user = userOf(caller.principal)
  await audit(transaction, caller, record)
  const letter = factorChangedLetter(user.name, context.publicUrl, sentence)
  await queueWarning(transaction, context.jobs, { to: user.email, ...letter }, context.now())
}
