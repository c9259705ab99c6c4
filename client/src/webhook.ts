import { WebhookError } from './errors.ts'
import type { PushEvent } from './types.gen.ts'

type HeaderRecord = Readonly<Record<string, string | readonly string[] | undefined>>

export interface WebhookDelivery {
  /** The body exactly as it arrived: parsed and written again it no longer fits its signature. */
  readonly body: string | Uint8Array
  readonly headers: Headers | HeaderRecord
  /** The endpoint's secret (`whsec_…`); the old and the new one while it is being rotated. */
  readonly secret: string | readonly string[]
  /** How old a delivery may be, or how far in the future by a wrong clock. The default is five minutes. */
  readonly toleranceSeconds?: number
  readonly now?: Date
}

/** Checks that a webhook is ours, whole and fresh (Standard Webhooks), and gives the event. */
export async function verifyWebhook(delivery: WebhookDelivery): Promise<PushEvent> {
  const { headers, secret, toleranceSeconds = 300, now = new Date() } = delivery
  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const signatures = headerOf(headers, 'webhook-signature')
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  // The condition is negated so that a timestamp that is not a number (NaN) is refused.
  if (!(/^\d+$/.test(timestamp) && age <= toleranceSeconds)) {
    throw new WebhookError('bad_timestamp', `webhook-timestamp is not within ${toleranceSeconds} s of now`)
  }
  const body = typeof delivery.body === 'string' ? new TextEncoder().encode(delivery.body) : delivery.body
  const signed = concat(new TextEncoder().encode(`${id}.${timestamp}.`), body)
  for (const each of typeof secret === 'string' ? [secret] : secret) {
    if (await isSigned(each, signed, signatures)) return parse(body)
  }
  throw new WebhookError('wrong_signature', 'no signature of this webhook fits')
}

/** Whether one of the signatures is by this secret. WebCrypto compares in constant time. */
async function isSigned(secret: string, signed: Uint8Array<ArrayBuffer>, signatures: string): Promise<boolean> {
  const bytes = decode(secret.replace(/^whsec_/, ''))
  if (bytes === null || bytes.length === 0) throw new WebhookError('bad_secret', 'a secret is whsec_ and base64')
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  for (const [version, signature] of signatures.split(' ').map((each) => each.split(',', 2))) {
    const given = version === 'v1' && signature !== undefined ? decode(signature) : null
    if (given !== null && (await crypto.subtle.verify('HMAC', key, given, signed))) return true
  }
  return false
}

function headerOf(headers: WebhookDelivery['headers'], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : findIn(headers, name)
  if (!value) throw new WebhookError('missing_header', `${name} is missing`)
  return value
}

function findIn(headers: HeaderRecord, name: string): string | undefined {
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return typeof value === 'object' ? value[0] : value
}

function decode(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(first.length + second.length)
  whole.set(first)
  whole.set(second, first.length)
  return whole
}

function parse(body: Uint8Array): PushEvent {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as PushEvent
  } catch {
    throw new WebhookError('bad_body', 'the body of this webhook is no JSON')
  }
}
