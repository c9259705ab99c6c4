import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { PasskeyOptions, PasskeyProof, PasskeyRegistration } from '@meio-campo/contract'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { keepChallenge, takeChallenge } from './passkey-challenges.ts'
import { passkeySite } from './passkey-site.ts'

type AuthenticationJson = Parameters<typeof verifyAuthenticationResponse>[0]['response']
type RegistrationJson = Parameters<typeof verifyRegistrationResponse>[0]['response']

/** It reads certificates of every kind: too much to be loaded at every start. */
const loadLibrary = () => import('@simplewebauthn/server')

/**
 * EdDSA, ES256 and RS256, the algorithms of passkeys. Listed because the library would otherwise try what Node only
 * partly supports.
 */
const ALGORITHMS = [-8, -7, -257]

const siteOf = ({ publicUrl, config }: Context) => passkeySite(publicUrl, config.passkeyDomain)

/** What a browser needs to create a passkey for this account. One that holds a passkey of the account already refuses. */
export async function askForPasskey(
  context: Context,
  user: { readonly id: string; readonly name: string; readonly email: string },
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpName: 'Meio-Campo',
    rpID: siteOf(context).id,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: await listCredentials(context, user.id),
    // Found without an e-mail, and locked by finger, face or number: it signs in alone.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const id = await keepChallenge(context.database, 'create', user.id, options.challenge, context.now())
  return { challenge: id, options: { ...options } }
}

/** The credential that a browser created, once it is shown to be an answer to our own challenge. */
export async function verifyNewPasskey(
  context: Context,
  userId: string,
  challengeId: string,
  response: PasskeyRegistration,
) {
  const expectedChallenge = await takeChallenge(context.database, 'create', userId, challengeId, context.now())
  if (expectedChallenge === null) throw new AppError('passkey_refused')
  const { id, origins } = siteOf(context)
  const library = await loadLibrary()
  const { verified, registrationInfo } = await library
    .verifyRegistrationResponse({
      response: response as RegistrationJson,
      expectedChallenge,
      expectedOrigin: [...origins],
      expectedRPID: id,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    })
    .catch(refuse)
  if (!verified) throw new AppError('passkey_refused')
  return registrationInfo
}

/** A challenge for any passkey (null), or for one of this account. */
export async function askForAssertion(context: Context, userId: string | null): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await loadLibrary()
  const options = await generateAuthenticationOptions({
    rpID: siteOf(context).id,
    userVerification: 'required',
    ...(userId !== null && { allowCredentials: await listCredentials(context, userId) }),
  })
  const purpose = userId === null ? 'sign_in' : 'prove'
  const id = await keepChallenge(context.database, purpose, userId, options.challenge, context.now())
  return { challenge: id, options: { ...options } }
}

/** Verifies the answer to a challenge: of any user's passkey for signing in (null), otherwise of this account's. */
export async function verifyAssertion(
  context: Context,
  userId: string | null,
  proof: PasskeyProof,
): Promise<{ readonly userId: string; readonly passkeyId: string; readonly passkeyName: string }> {
  const { database } = context
  const now = context.now()
  const purpose = userId === null ? 'sign_in' : 'prove'
  const expectedChallenge = await takeChallenge(database, purpose, userId, proof.challenge, now)
  const passkey = await database
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', proof.response.id)
    .executeTakeFirst()
  if (expectedChallenge === null || !passkey) throw new AppError('passkey_refused')
  if (userId !== null && passkey.user_id !== userId) throw new AppError('passkey_refused')
  const { id, origins } = siteOf(context)
  const library = await loadLibrary()
  const { verified, authenticationInfo } = await library
    .verifyAuthenticationResponse({
      response: proof.response as AuthenticationJson,
      expectedChallenge,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    })
    .catch(refuse)
  if (!verified) throw new AppError('passkey_refused')
  // A counter that does not grow was checked above; a copied passkey used at this very moment is caught here.
  const used = await database
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, last_used_at: now, synced: authenticationInfo.credentialBackedUp })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) throw new AppError('passkey_refused')
  return { userId: passkey.user_id, passkeyId: passkey.id, passkeyName: passkey.name }
}

async function listCredentials({ database }: Context, userId: string) {
  const rows = await database
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ credential_id: id, transports }) => ({ id, transports }))
}

/** The library throws for everything that is not as it should be: a forgery, another site, a changed byte. */
function refuse(cause: unknown): never {
  throw new AppError('passkey_refused', { cause })
}
