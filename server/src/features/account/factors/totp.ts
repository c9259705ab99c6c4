import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// RFC 6238 with what every app expects: SHA-1, 30 seconds, six digits.
const STEP_SECONDS = 30
const SECRET_BYTES = 20
/** Clocks differ and people type slowly: the codes of the neighbouring steps are accepted too. */
const TOLERATED_STEPS = 1
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret, in the base 32 that apps read. */
export function createTotpSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES))
}

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS)
}

export function totpCode(secret: string, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.at(-1)! & 15
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The time step whose code this is; null for a wrong code. A step up to `lastStep` was used before and is not found. */
export function findTotpStep(secret: string, code: string, now: Date, lastStep: number): number | null {
  const given = Buffer.from(code)
  const present = totpStep(now)
  for (let step = present - TOLERATED_STEPS; step <= present + TOLERATED_STEPS; step++) {
    const expected = Buffer.from(totpCode(secret, step))
    if (step > lastStep && given.length === expected.length && timingSafeEqual(given, expected)) return step
  }
  return null
}

/** The address that apps read from a QR code. */
export function totpAddress(secret: string, email: string): string {
  const issuer = 'Meio-Campo'
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=${STEP_SECONDS}`
}

function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
