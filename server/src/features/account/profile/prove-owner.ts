import type { OwnerProof } from '@meio-campo/contract'
import { hasFactor } from '../../../platform/callers/factor-due.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { errorVocabulary } from '../../../platform/errors/error-vocabulary.ts'
import { passCode } from '../access/pass-code.ts'
import { verifyAssertion } from '../factors/passkeys.ts'
import { provePassword } from './current-password.ts'

/**
 * Makes sure that the caller is the owner and not a person who found the console open: the proof is what a new device
 * must show, a passkey, or the password with a code where the account has a second factor.
 */
export async function proveOwner(context: Context, caller: Caller, proof: OwnerProof): Promise<void> {
  const user = userOf(caller.principal)
  if (proof.passkey) {
    await verifyAssertion(context, user.id, proof.passkey).catch(asField('passkey'))
    return
  }
  if (proof.password === undefined)
    throw fieldError('password', 'Para continuar, informe a senha ou use uma chave de acesso.')
  const asksCode = await needsCode(context, user.id)
  if (asksCode && proof.code === undefined)
    throw fieldError('code', 'Digite também um código do aplicativo ou de recuperação.')
  await provePassword(context, caller, proof.password, 'password')
  if (asksCode) await passCode(context, caller, user, proof.code!).catch(asField('code'))
}

async function needsCode({ database }: Context, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('users')
    .select(hasFactor.as('hasFactor'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.hasFactor
}

/** The caller is signed in: 401 would make the console sign in again instead of showing the error. */
function asField(field: string) {
  return (error: unknown): never => {
    if (error instanceof AppError && errorVocabulary[error.code].status === 401)
      throw fieldError(field, error.info ?? errorVocabulary[error.code].info)
    throw error
  }
}
