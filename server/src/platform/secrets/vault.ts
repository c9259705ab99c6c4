import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { AppError } from '../errors/app-error.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

export type Vault = ReturnType<typeof createVault>

/**
 * Encrypts what must be read back (signing secrets, private keys) in the database and its copies. Everything depends on
 * SECRET_KEY. While that is being changed, the previous key opens too; new texts are sealed with the new one only.
 */
export function createVault(secretKey: string, previousKey: string | null = null) {
  const own = deriveKeys(secretKey)
  const previous = previousKey === null ? null : deriveKeys(previousKey)
  const openWith = (keys: Keys | null, purpose: string, sealed: string): string | null => {
    try {
      return keys && open(keys.sealing, purpose, sealed)
    } catch {
      return null
    }
  }
  return {
    hasPrevious: previous !== null,
    /** `purpose` says what the text is for: a text sealed for one purpose does not open for another. */
    seal(purpose: string, text: string): string {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, own.sealing, iv).setAAD(Buffer.from(purpose))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    /** Throws if it was sealed with a third key or for another purpose, or was changed since. */
    unseal(purpose: string, sealed: string): string {
      const text = openWith(own, purpose, sealed) ?? openWith(previous, purpose, sealed)
      if (text === null) throw new AppError('unreadable_secret')
      return text
    },
    /** Which key opens it; null if neither does. */
    openerOf(purpose: string, sealed: string): 'own' | 'previous' | null {
      if (openWith(own, purpose, sealed) !== null) return 'own'
      return openWith(previous, purpose, sealed) === null ? null : 'previous'
    },
    /** A secret that cannot be guessed from the text, and that we can always compute again. */
    derive: (purpose: string, text: string): string => deriveText(own, purpose, text),
    /** The same with the previous key; null where there is none. */
    derivePrevious: (purpose: string, text: string): string | null => previous && deriveText(previous, purpose, text),
  }
}

interface Keys {
  readonly sealing: Buffer
  readonly signing: Buffer
}

function deriveKeys(secretKey: string): Keys {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secretKey, '', `meio-campo ${use}`, 32))
  return { sealing: derive('sealing'), signing: derive('signing') }
}

function open(key: Buffer, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

const deriveText = ({ signing }: Keys, purpose: string, text: string): string =>
  createHmac('sha256', signing).update(`${purpose}\0${text}`).digest('base64url')
