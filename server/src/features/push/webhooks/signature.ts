import { createHmac, randomBytes } from 'node:crypto'

// Standard Webhooks: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export function makeWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

/** Signs a delivery with each valid secret: there are two during a rotation. */
export function signatureOf(secrets: readonly string[], id: string, timestampSeconds: number, body: string): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestampSeconds}.${body}`).digest('base64')}`
    })
    .join(' ')
}

/** The headers of an attempt. */
export function signedHeaders(
  secrets: readonly string[],
  id: string,
  at: Date,
  body: string,
  /** Those that the owner added. None can take the place of ours. */
  custom: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const timestamp = Math.floor(at.getTime() / 1000)
  return {
    ...custom,
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Meio-Campo-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf(secrets, id, timestamp, body),
  }
}
