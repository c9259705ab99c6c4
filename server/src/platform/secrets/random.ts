import { randomBytes } from 'node:crypto'

// 32 letters and digits without look-alikes: five bits each, and no bias.
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Letters and digits that can be read aloud, five random bits each. */
export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** A random public id, such as `u_3kd9…` for a user: 120 bits. */
export function randomId(
  prefix:
    | 'u'
    | 'dut'
    | 'inv'
    | 'shr'
    | 'dev'
    | 'up'
    | 'msg'
    | 'mail'
    | 'arc'
    | 'cp'
    | 'sg'
    | 'sh'
    | 'key'
    | 'im'
    | 'sim'
    | 'wh'
    | 'dl'
    | 'cal'
    | 'nav'
    | 'bk'
    | 'cx'
    | 'pk'
    | 'ch'
    | 'vis',
): string {
  return `${prefix}_${randomText(24)}`
}

const PROCESS = randomBytes(10).toString('hex')
let requests = 0

/** Names one request in answers and in the log. Unique, not secret: made thousands of times a second. */
export function makeRequestId(): string {
  requests += 1
  return `req_${PROCESS}${requests.toString(16).padStart(12, '0')}`
}

/**
 * A secret with which a user signs in: 256 bits, stored only as its SHA-256. Secrets that must be read back are sealed
 * (vault.ts).
 */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A password that a person types once: readable aloud, 100 bits. */
export function randomPassword(): string {
  return Array.from({ length: 4 }, () => randomText(5)).join('-')
}
