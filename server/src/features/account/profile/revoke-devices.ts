import type { OwnerProof } from '@meio-campo/contract'
import { audit } from '../../../platform/audit.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { endAllSessions } from '../access/sessions.ts'
import { proveOwner } from './prove-owner.ts'

/**
 * Ending another device needs a proof, because the holder of a stolen device could otherwise lock the owner out. Ending
 * the present device needs none, because that is signing out.
 */
export async function revokeDevice(context: Context, caller: Caller, id: string, proof: OwnerProof): Promise<void> {
  const { principal } = caller
  const user = userOf(principal)
  const own = await context.database
    .selectFrom('devices')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  if (!own) throw new AppError('not_found')
  const inHand = principal.kind === 'user' && principal.deviceId === id
  if (!inHand) await proveOwner(context, caller, proof)
  await context.database.transaction().execute(async (transaction) => {
    // Its sessions are deleted by cascade.
    const device = await transaction
      .deleteFrom('devices')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returning('name')
      .executeTakeFirst()
    if (!device) throw new AppError('not_found')
    await audit(transaction, caller, {
      action: 'account.revoke_device',
      summary: `desconectou o dispositivo ${device.name}`,
      details: { device: id },
    })
  })
}

/** Ends all other devices with one proof, so that a user who lost a phone can act quickly. */
export async function revokeOtherDevices(
  context: Context,
  caller: Caller,
  proof: OwnerProof,
): Promise<{ sessions: number; devices: number }> {
  const { principal } = caller
  const user = userOf(principal)
  await proveOwner(context, caller, proof)
  return context.database.transaction().execute(async (transaction) => {
    const ended = await endAllSessions(transaction, user.id, principal.kind === 'user' ? principal : undefined)
    await audit(transaction, caller, {
      action: 'account.revoke_other_devices',
      summary: 'desconectou todos os outros dispositivos',
      details: { ended },
    })
    return ended
  })
}
