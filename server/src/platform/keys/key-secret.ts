import { randomText } from '../secrets/random.ts'

const LENGTH = 56
const SHOWN = 4

const KEY = /^mc_(?:live|test)_[a-z0-9]+$/
/** A secret, or most of one, anywhere in a text. */
const KEY_INSIDE = /mc_(?:live|test)_[a-z0-9]{16,}/i

/** A new secret: 280 random bits, of which 20 are shown again later. */
export function makeKeySecret(mode: 'live' | 'test'): string {
  return `mc_${mode}_${randomText(LENGTH)}`
}

/** What people recognise it by: `mc_live_ab12`. */
export function prefixOf(secret: string): string {
  return secret.slice(0, 'mc_live_'.length + SHOWN)
}

export function isKeySecret(token: string): boolean {
  return KEY.test(token)
}

/** Whether an address carries a secret. Addresses end up in logs and histories, so such a call is refused. */
export function holdsKey(url: string): boolean {
  if (!/mc(?:_|%)/i.test(url)) return false
  try {
    return KEY_INSIDE.test(decodeURIComponent(url))
  } catch {
    return KEY_INSIDE.test(url)
  }
}
