import { timingSafeEqual } from 'node:crypto'
import type { Vault } from '../../../platform/vault.ts'

const ADDRESS = /^([a-z0-9]{24})([\w-]{43})$/
const PURPOSE = 'calendar'

/** What stands in the address of a subscription: its id and a proof of it, 256 bits that only we can make. */
export function tokenOf(vault: Vault, id: string): string {
  return `${id.slice('cal_'.length)}${vault.derive(PURPOSE, id)}`
}

/** The subscription that a token belongs to; null for a token we never gave. */
export function idIn(vault: Vault, token: string): string | null {
  const [, letters, proof] = ADDRESS.exec(token) ?? []
  if (letters === undefined || proof === undefined) return null
  const id = `cal_${letters}`
  return timingSafeEqual(Buffer.from(proof), Buffer.from(vault.derive(PURPOSE, id))) ? id : null
}
