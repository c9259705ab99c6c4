import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2 = promisify(argon2Callback)

// OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32

/** Hashes in the PHC format, so that the cost can be raised later while old hashes stay valid. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive(password, nonce, COST)
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(tag)}`
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash)
  if (!parts) return false
  const [, memory, passes, parallelism, nonce, tag] = parts
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const expected = Buffer.from(tag!, 'base64')
  return timingSafeEqual(await derive(password, Buffer.from(nonce!, 'base64'), cost), expected)
}

/** Does the work of a check without an account, so that the response time does not reveal whether one exists. */
export async function verifyDummyPassword(password: string): Promise<false> {
  await derive(password, Buffer.alloc(16), COST)
  return false
}

function derive(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  // Normalised, so that an accent typed on another keyboard is the same accent.
  return argon2('argon2id', { message: password.normalize('NFC'), nonce, tagLength: TAG_LENGTH, ...cost })
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
