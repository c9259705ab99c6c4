import { timingSafeEqual } from 'node:crypto'
import type { Vault } from '../../../platform/secrets/vault.ts'

const ADDRESS = /^([a-z0-9]{24})([\w-]{43})$/
const PURPOSE = 'calendar'

/** What the vault seals the proof for that an earlier key made. */
export const CALENDAR_PROOF = 'calendar proof'

interface Subscription {
  readonly id: string
  readonly sealed_proof: string | null
}

/** The secret part of a subscription's address: its id and an HMAC of it, of the key that was in use when it was given. */
export function tokenOf(vault: Vault, subscription: Subscription): string {
  return `${subscription.id.slice('cal_'.length)}${proofOf(vault, subscription)}`
}

/** For a new subscription while the key is being changed: its address is of the present key from the beginning. */
export function sealNewProof(vault: Vault, id: string): string | null {
  return vault.hasPrevious ? vault.seal(CALENDAR_PROOF, vault.derive(PURPOSE, id)) : null
}

/** The proof as the key that is being changed made it. */
export function derivePreviousProof(vault: Vault, id: string): string | null {
  return vault.derivePrevious(PURPOSE, id)
}

function proofOf(vault: Vault, { id, sealed_proof }: Subscription): string {
  // One that neither key opens is lost: the owner then sees another address, and subscribes to it.
  if (sealed_proof !== null && vault.openerOf(CALENDAR_PROOF, sealed_proof) !== null)
    return vault.unseal(CALENDAR_PROOF, sealed_proof)
  return vault.derivePrevious(PURPOSE, id) ?? vault.derive(PURPOSE, id)
}

/** The id in a token; null if the token is invalid. */
export function idIn(token: string): string | null {
  const [, letters] = ADDRESS.exec(token) ?? []
  return letters === undefined ? null : `cal_${letters}`
}

/** Whether a token is the one of its subscription. */
export function isTokenOf(vault: Vault, token: string, subscription: Subscription): boolean {
  const [given, wanted] = [Buffer.from(token), Buffer.from(tokenOf(vault, subscription))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
