import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { Transform } from 'node:stream'
import { callbackify } from 'node:util'
import { BackupError, DAMAGED, NOT_A_BACKUP, SEALED, WRONG_PASSPHRASE } from './backup-error.ts'

/**
 * A sealed file: one line of JSON, then pieces of at most a megabyte, each encrypted and authenticated by itself
 * (AES-256-GCM), with its length before it. The nonce counts the pieces and marks the last, so that none can be left
 * out, moved or cut off; the line is authenticated with each of them.
 */
const MARK = 'meio-campo-sealed'
const CIPHER = 'aes-256-gcm'
const PIECE_BYTES = 1024 * 1024
const TAG_BYTES = 16
const LENGTH_BYTES = 4
const LONGEST_LINE = 1024
/** About a tenth of a second and 128 MB for each guess. A file may ask for other costs, not for dearer ones. */
const COST = { N: 2 ** 17, r: 8, p: 1 }
const DEAREST = { N: 2 ** 20, r: 16, p: 4 }

interface SealLine {
  readonly format: typeof MARK
  readonly version: 1
  readonly N: number
  readonly r: number
  readonly p: number
  readonly salt: string
  /** Proves the passphrase before anything else is read. */
  readonly check: string
}

interface Secrets {
  readonly key: Buffer
  readonly check: string
}

export async function createSealing(passphrase: string): Promise<Transform> {
  const salt = randomBytes(32)
  const { key, check } = await deriveSecrets(passphrase, salt, COST)
  const line: SealLine = { format: MARK, version: 1, ...COST, salt: salt.toString('base64'), check }
  const header = Buffer.from(`${JSON.stringify(line)}\n`)
  const about = createHash('sha256').update(header).digest()
  let pending: Buffer = Buffer.alloc(0)
  let place = 0
  const seal = (piece: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv(CIPHER, key, nonceOf(place, isLast)).setAAD(about)
    place += 1
    const sealed = Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32BE(sealed.length)
    return Buffer.concat([length, sealed])
  }
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      pending = Buffer.concat([pending, chunk])
      // One piece is always kept back: only the end knows which is the last.
      while (pending.length > PIECE_BYTES) {
        this.push(seal(pending.subarray(0, PIECE_BYTES), false))
        pending = pending.subarray(PIECE_BYTES)
      }
      done()
    },
    flush(done) {
      done(null, seal(pending, true))
    },
  })
  stream.push(header)
  return stream
}

/** Whether the file begins like a sealed one. */
export const isSealed = (start: Buffer): boolean => start.subarray(0, 40).toString('latin1').includes(MARK)

/** Opens a sealed stream. Every failure is a sentence: another passphrase, or a file that was changed or cut off. */
export function createUnsealing(passphrase: string | null): Transform {
  let pending: Buffer = Buffer.alloc(0)
  let opened: { readonly key: Buffer; readonly about: Buffer } | null = null
  let place = 0
  let ended = false

  const open = async (): Promise<void> => {
    const end = pending.indexOf(10)
    if (end === -1) {
      if (pending.length > LONGEST_LINE) throw new BackupError(NOT_A_BACKUP)
      return
    }
    const header = pending.subarray(0, end + 1)
    const line = readLine(header)
    if (passphrase === null) throw new BackupError(SEALED)
    const { key, check } = await deriveSecrets(passphrase, Buffer.from(line.salt, 'base64'), line)
    if (!isSame(check, line.check)) throw new BackupError(WRONG_PASSPHRASE)
    opened = { key, about: createHash('sha256').update(header).digest() }
    pending = pending.subarray(end + 1)
  }
  const unseal = (sealed: Buffer, { key, about }: { key: Buffer; about: Buffer }): Buffer => {
    const body = sealed.subarray(0, -TAG_BYTES)
    const tag = sealed.subarray(-TAG_BYTES)
    // Nearly all are not the last: that is tried only where the other does not fit.
    for (const isLast of sealed.length < PIECE_BYTES + TAG_BYTES ? [true] : [false, true]) {
      const decipher = createDecipheriv(CIPHER, key, nonceOf(place, isLast), { authTagLength: TAG_BYTES })
      try {
        const piece = Buffer.concat([decipher.setAAD(about).setAuthTag(tag).update(body), decipher.final()])
        place += 1
        ended = isLast
        return piece
      } catch {
        // The next possibility, or damaged.
      }
    }
    throw new BackupError(DAMAGED)
  }
  const read = async (stream: Transform, chunk: Buffer): Promise<void> => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
    if (!opened) await open()
    if (!opened) return
    while (pending.length >= LENGTH_BYTES) {
      const length = pending.readUInt32BE()
      if (ended || length < TAG_BYTES || length > PIECE_BYTES + TAG_BYTES) throw new BackupError(DAMAGED)
      if (pending.length < LENGTH_BYTES + length) return
      stream.push(unseal(pending.subarray(LENGTH_BYTES, LENGTH_BYTES + length), opened))
      pending = pending.subarray(LENGTH_BYTES + length)
    }
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      callbackify(read)(this, chunk, done)
    },
    flush(done) {
      done(ended && pending.length === 0 ? null : new BackupError(DAMAGED))
    },
  })
}

function readLine(header: Buffer): SealLine {
  let line: SealLine
  try {
    line = JSON.parse(header.toString('utf8')) as SealLine
  } catch {
    throw new BackupError(NOT_A_BACKUP)
  }
  const { N, r, p, salt, check } = line
  const isCost = (value: unknown, most: number) => Number.isInteger(value) && Number(value) > 0 && Number(value) <= most
  const isWhole =
    line.format === MARK && typeof salt === 'string' && typeof check === 'string' && isCost(N, DEAREST.N) && N > 1
  if (!isWhole || !isCost(r, DEAREST.r) || !isCost(p, DEAREST.p)) throw new BackupError(DAMAGED)
  if (line.version !== 1)
    throw new BackupError('Esta cópia foi lacrada por uma versão mais nova do Meio-Campo. Nada foi mudado.')
  return line
}

function nonceOf(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(place), 0)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

/** A key for this file alone, because its salt is; so that counting nonces are never used twice with one key. */
async function deriveSecrets(
  passphrase: string,
  salt: Buffer,
  { N, r, p }: { N: number; r: number; p: number },
): Promise<Secrets> {
  const maxmem = 256 * N * r
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 64, { N, r, p, maxmem }, (error, derived) =>
      error ? reject(error) : resolve(derived),
    )
  }).catch((cause: unknown) => {
    throw new BackupError(DAMAGED, { cause })
  })
  return { key: bytes.subarray(0, 32), check: createHash('sha256').update(bytes.subarray(32)).digest('base64') }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
