import { timingSafeEqual } from 'node:crypto'
import type { Vault } from '../../../platform/secrets/vault.ts'

const ADDRESS = /^([a-z0-9]{24})([\w-]{43})$/
const PURPOSE = 'calendar'

/** The secret part of a subscription's address: its id and an HMAC of it. */
export function tokenOf(vault: Vault, id: string): string {
  return `${id.slice('cal_'.length)}${vault.derive(PURPOSE, id)}`
}

/** The id of the token's subscription; null for a forged token. */
export function idIn(vault: Vault, token: string): string | null {
  const [, letters, proof] = ADDRESS.exec(token) ?? []
  if (letters === undefined || proof === undefined) return null
  const id = `cal_${letters}`
  return timingSafeEqual(Buffer.from(proof), Buffer.from(vault.derive(PURPOSE, id))) ? id : null
}
