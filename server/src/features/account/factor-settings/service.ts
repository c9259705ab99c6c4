import type { Body, Endpoints, FactorAdded, OwnerProof, Passkey, PasskeyOptions } from '@meio-campo/contract'
import { audit } from '../../../platform/audit.ts'
import { refuseUnconfirmed } from '../../../platform/callers/confirmed-email.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { errorVocabulary } from '../../../platform/errors/error-vocabulary.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { throttledCode } from '../access/login-throttle.ts'
import { spendTotpCode, TOTP_SECRET } from '../factors/account-factors.ts'
import { askForPasskey, verifyNewPasskey } from '../factors/passkeys.ts'
import { replaceRecoveryCodes } from '../factors/recovery-codes.ts'
import { createTotpSecret, totpAddress } from '../factors/totp.ts'
import { proveOwner } from '../profile/prove-owner.ts'
import { addFactor, lockAccount, removeFactor } from './change-factors.ts'
import { toPasskey } from './queries.ts'

/** Creates a new secret for an app. It replaces an unconfirmed one; a confirmed one must be removed first. */
export async function startTotp(
  context: Context,
  caller: Caller,
  proof: OwnerProof,
): Promise<{ secret: string; uri: string }> {
  const user = userOf(caller.principal)
  await refuseUnconfirmed(context.database, user.id)
  await proveOwner(context, caller, proof)
  const secret = createTotpSecret()
  const fresh = { secret_sealed: context.vault.seal(TOTP_SECRET, secret), created_at: context.now(), last_step: 0 }
  const kept = await context.database
    .insertInto('totp_factors')
    .values({ user_id: user.id, ...fresh })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(fresh).where('totp_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  if (kept.numInsertedOrUpdatedRows === 0n)
    throw fieldError('code', 'A conta já tem um aplicativo de códigos. Desligue-o antes de ligar outro.')
  return { secret, uri: totpAddress(secret, user.email) }
}

/** The app becomes a factor once it has shown a right code. */
export async function confirmTotp(context: Context, caller: Caller, code: string): Promise<FactorAdded> {
  const user = userOf(caller.principal)
  const { database, vault } = context
  const now = context.now()
  const right = await throttledCode(database, { email: user.email, ip: caller.request.ip, signedIn: true }, async () =>
    (await spendTotpCode(database, vault, user.id, code.replaceAll(/\s/g, ''), now, { confirmed: false }))
      ? true
      : null,
  )
  if (right === null) throw fieldError('code', errorVocabulary.wrong_code.info)
  const change = {
    record: { action: 'access.add_totp', summary: 'ligou um aplicativo de códigos' },
    sentence: 'Um aplicativo de códigos foi ligado à sua conta no Meio-Campo.',
  } as const
  return addFactor(context, caller, change, async (transaction) => {
    const confirmed = await transaction
      .updateTable('totp_factors')
      .set({ confirmed_at: now })
      .where('user_id', '=', user.id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    if (confirmed.numUpdatedRows === 0n) throw fieldError('code', errorVocabulary.wrong_code.info)
  })
}

export async function removeTotp(context: Context, caller: Caller, proof: OwnerProof): Promise<void> {
  const user = userOf(caller.principal)
  await proveOwner(context, caller, proof)
  const change = {
    record: { action: 'access.remove_totp', summary: 'desligou o aplicativo de códigos' },
    sentence: 'O aplicativo de códigos foi desligado da sua conta no Meio-Campo.',
  } as const
  await removeFactor(context, caller, change, async (transaction) => {
    const removed = await transaction.deleteFrom('totp_factors').where('user_id', '=', user.id).executeTakeFirst()
    if (removed.numDeletedRows === 0n) throw new AppError('not_found')
  })
}

export async function renewRecoveryCodes(
  context: Context,
  caller: Caller,
  proof: OwnerProof,
): Promise<{ recoveryCodes: string[] }> {
  const user = userOf(caller.principal)
  await proveOwner(context, caller, proof)
  return context.database.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, user.id)).hasFactor) throw new AppError('not_found')
    const had = await transaction.deleteFrom('recovery_codes').where('user_id', '=', user.id).executeTakeFirst()
    await audit(transaction, caller, {
      action: 'access.renew_recovery_codes',
      summary: 'gerou novos códigos de recuperação',
      details: { unusedBefore: Number(had.numDeletedRows) },
    })
    return { recoveryCodes: await replaceRecoveryCodes(transaction, user.id, context.now()) }
  })
}

export async function startPasskey(context: Context, caller: Caller, proof: OwnerProof): Promise<PasskeyOptions> {
  const user = userOf(caller.principal)
  await refuseUnconfirmed(context.database, user.id)
  await proveOwner(context, caller, proof)
  return askForPasskey(context, user)
}

/** More than people really use. */
const MOST_PASSKEYS = 20

export async function createPasskey(
  context: Context,
  caller: Caller,
  { challenge, name, response }: Body<Endpoints['createPasskey']>,
): Promise<FactorAdded & { data: Passkey }> {
  const user = userOf(caller.principal)
  const { credential, credentialBackedUp } = await verifyNewPasskey(context, user.id, challenge, response).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'passkey_refused')
        throw fieldError('response', errorVocabulary.passkey_refused.info)
      throw error
    },
  )
  const id = randomId('pk')
  const change = {
    record: { action: 'access.add_passkey', summary: `criou a chave de acesso “${name.trim()}”`, details: { id } },
    sentence: 'Uma chave de acesso foi criada para a sua conta no Meio-Campo.',
  } as const
  const added = await addFactor(context, caller, change, async (transaction) => {
    const { passkeys } = await transaction
      .selectFrom('passkeys')
      .select(({ fn }) => fn.countAll<string>().as('passkeys'))
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    if (Number(passkeys) >= MOST_PASSKEYS) throw new AppError('too_many_passkeys')
    const kept = await transaction
      .insertInto('passkeys')
      .values({
        id,
        user_id: user.id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: [...(credential.transports ?? [])],
        synced: credentialBackedUp,
        name: name.trim(),
        created_at: context.now(),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst()
    if (kept.numInsertedOrUpdatedRows === 0n) throw fieldError('response', errorVocabulary.passkey_refused.info)
  })
  const row = await context.database.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { ...added, data: toPasskey(row) }
}

export async function renamePasskey(context: Context, caller: Caller, id: string, name: string): Promise<Passkey> {
  const row = await context.database
    .updateTable('passkeys')
    .set({ name: name.trim() })
    .where('id', '=', id)
    .where('user_id', '=', userOf(caller.principal).id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return toPasskey(row)
}

export async function removePasskey(context: Context, caller: Caller, id: string, proof: OwnerProof): Promise<void> {
  const user = userOf(caller.principal)
  const passkey = await context.database
    .selectFrom('passkeys')
    .select('name')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  if (!passkey) throw new AppError('not_found')
  await proveOwner(context, caller, proof)
  const change = {
    record: {
      action: 'access.remove_passkey',
      summary: `removeu a chave de acesso “${passkey.name}”`,
      details: { id },
    },
    sentence: 'Uma chave de acesso foi removida da sua conta no Meio-Campo.',
  } as const
  await removeFactor(context, caller, change, async (transaction) => {
    const removed = await transaction
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .executeTakeFirst()
    if (removed.numDeletedRows === 0n) throw new AppError('not_found')
  })
}
