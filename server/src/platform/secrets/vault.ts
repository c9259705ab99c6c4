import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

export type Vault = ReturnType<typeof createVault>

/**
 * Keeps what must be read back (signing secrets, private keys) unreadable in the database and its copies. Everything
 * depends on SECRET_KEY: with another one, what was sealed before cannot be opened.
 */
export function createVault(secretKey: string) {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secretKey, '', `meio-campo ${use}`, 32))
  const sealing = derive('sealing')
  const signing = derive('signing')
  return {
    /** `purpose` says what the text is for: what was sealed for one cannot be passed off as another. */
    seal(purpose: string, text: string): string {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, sealing, iv).setAAD(Buffer.from(purpose))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    /** Throws where it was sealed with another key, for another purpose, or changed since. */
    unseal(purpose: string, sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
    },
    /** A secret that nobody can guess from the text, and that we can always make again. */
    derive: (purpose: string, text: string): string =>
      createHmac('sha256', signing).update(`${purpose}\0${text}`).digest('base64url'),
  }
}
