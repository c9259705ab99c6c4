import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface PushService {
  readonly url: string
  readonly received: Received[]
  /** How it answers to a path, from now on; 201 otherwise. */
  answer(path: string, status: number, headers?: Record<string, string>): void
  close(): Promise<void>
}

/** A local push service like those of browsers: it accepts everything, and can be set to refuse. */
export async function startPushService(): Promise<PushService> {
  const received: Received[] = []
  const answers = new Map<string, { status: number; headers: Record<string, string> }>()
  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const path = incoming.url ?? ''
      received.push({ path, headers: incoming.headers, body: Buffer.concat(chunks) })
      const { status, headers } = answers.get(path) ?? { status: 201, headers: {} }
      answer.writeHead(status, headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (path, status, headers = {}) => void answers.set(path, { status, headers }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export interface TestBrowser {
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** What was sent, as the browser would read it (RFC 8291). */
  open(body: Buffer): unknown
}

export function makeBrowser(endpoint: string): TestBrowser {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint,
      keys: { p256dh: keys.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    },
    open: (body) => JSON.parse(decrypt(body, keys, auth).toString()) as unknown,
  }
}

function decrypt(body: Buffer, own: ECDH, auth: Buffer): Buffer {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const theirs = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const derive = (secret: Buffer, with_: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, bytes))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
  const secret = derive(own.computeSecret(theirs), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2))
}

export interface Sender {
  readonly aud: string
  readonly exp: number
  readonly sub: string
  readonly publicKey: string
}

/** The sender's claims (RFC 8292), after checking the signature. */
export function readVapid(authorization: string): Sender {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const signed = Buffer.from(signature, 'base64url')
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' }, signed))
    throw new Error('the signature is wrong')
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Omit<Sender, 'publicKey'>
  return { ...payload, publicKey }
}
