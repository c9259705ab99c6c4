import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { PasskeyAssertion, PasskeyOptions, PasskeyRegistration } from '@meio-campo/contract'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const PRESENT = 0x01
const VERIFIED = 0x04
const HOLDS_CREDENTIAL = 0x40

interface How {
  /** The page that asks, as the browser sees it. */
  readonly origin?: string
  /** Whether the person was recognised by finger, face or number. */
  readonly verified?: boolean
}

/** A device that holds one passkey, as WebAuthn describes it: an ES256 key pair, a counter, no attestation. */
export function createPasskeyDevice(site = { id: 'localhost', origin: 'http://localhost:3000' }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, { options }: PasskeyOptions, origin = site.origin) =>
    Buffer.from(JSON.stringify({ type, challenge: options['challenge'], origin, crossOrigin: false }))
  const head = (flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(site.id), Buffer.from([flags]), count])
  }
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }
  return {
    create(asked: PasskeyOptions, { origin, verified = true }: How = {}): PasskeyRegistration {
      const { x, y } = publicKey.export({ format: 'jwk' })
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const flags = PRESENT | HOLDS_CREDENTIAL | (verified ? VERIFIED : 0)
      const authData = Buffer.concat([head(flags), Buffer.alloc(16), length, id, cose])
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      )
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', asked, origin).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign(asked: PasskeyOptions, { origin, verified = true }: How = {}): PasskeyAssertion {
      counter += 1
      const data = clientData('webauthn.get', asked, origin)
      const authData = head(PRESENT | (verified ? VERIFIED : 0))
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
    /** A copy of the device as it was: its counter stands still. */
    rewind: () => void (counter -= 1),
  }
}
