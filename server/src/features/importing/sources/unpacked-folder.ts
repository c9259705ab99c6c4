import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { megabytes, type ArchiveLimits } from './limits.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'

const READ_INSIDE = /\.(?:zip|tar|tgz|gz)$/i
const LEFT_OUT = /\.(?:bz2|xz|7z|rar|zst)$/i
/** An archive in an archive, and one more. */
const DEEPEST = 2
const LONGEST_PATH = 1000
const LONGEST_PART = 200

/** Where the files of an archive go, counted as they come. */
export class UnpackedFolder {
  readonly #folder: string
  readonly #archive: { readonly name: string; readonly bytes: number }
  readonly #limits: ArchiveLimits
  /** Shared with the archives inside. */
  readonly #count: { entries: number; bytes: number }
  readonly #depth: number
  readonly #archives: string[] = []

  constructor(
    folder: string,
    archive: { readonly name: string; readonly bytes: number },
    limits: ArchiveLimits,
    { count, depth } = { count: { entries: 0, bytes: 0 }, depth: 0 },
  ) {
    this.#folder = folder
    this.#archive = archive
    this.#limits = limits
    this.#count = count
    this.#depth = depth
  }

  /** Paths of the archives inside that are read as well. */
  get archives(): readonly string[] {
    return this.#archives
  }

  placeOf(path: string): string {
    return join(this.#folder, path)
  }

  /** The folder that an archive inside becomes. */
  inside(path: string): UnpackedFolder {
    const archive = { name: `${this.#archive.name} › ${path}`, bytes: this.#archive.bytes }
    return new UnpackedFolder(this.placeOf(path), archive, this.#limits, { count: this.#count, depth: this.#depth + 1 })
  }

  /** Counts an entry and says whether it is worth unpacking. One that leads out of the folder spoils the archive. */
  wants(path: string): boolean {
    this.#count.entries += 1
    if (this.#count.entries > this.#limits.entries) {
      throw this.#refusal(null, `o arquivo compactado tem mais de ${this.#limits.entries} itens.`)
    }
    const parts = path.replace(/\/$/, '').split('/')
    if (parts.some((part) => part === '..' || part === '.' || part === '') || /[\\:\p{Cc}]/u.test(path)) {
      throw this.#refusal(path, 'o caminho leva para fora do arquivo compactado.')
    }
    if (path.length > LONGEST_PATH || parts.some((part) => Buffer.byteLength(part) > LONGEST_PART)) {
      throw this.#refusal(path, 'o caminho é longo demais.')
    }
    const hidden = parts.some((part) => part.startsWith('.') || part === '__MACOSX')
    if (path.endsWith('/') || hidden || LEFT_OUT.test(path)) return false
    return !READ_INSIDE.test(path) || this.#depth < DEEPEST
  }

  async write(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const target = this.placeOf(path)
    if (READ_INSIDE.test(path)) this.#archives.push(path)
    const meter = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.#count.bytes += chunk.length
        done(this.#excess(path), chunk)
      },
    })
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await pipeline(content, meter, createWriteStream(target, { flags: 'wx', mode: 0o600 })).catch((cause: unknown) => {
      const code = cause instanceof Error && 'code' in cause ? cause.code : null
      if (code === 'EEXIST' || code === 'EISDIR') throw this.#refusal(path, 'o caminho aparece duas vezes.')
      throw cause
    })
  }

  #excess(path: string): SourceError | null {
    const { unpackedBytes, ratio, ratioFromBytes } = this.#limits
    if (this.#count.bytes > unpackedBytes) {
      return this.#refusal(path, `descompactado, passa de ${megabytes(unpackedBytes)}.`)
    }
    if (this.#count.bytes > ratioFromBytes && this.#count.bytes > ratio * this.#archive.bytes) {
      return this.#refusal(path, `descompactado, fica mais de ${ratio} vezes maior: parece feito para encher o disco.`)
    }
    return null
  }

  #refusal(path: string | null, reason: string): SourceError {
    const shown = path === null ? '' : ` › ${path.slice(0, 120).replace(/\p{Cc}/gu, '?')}`
    return new SourceError({ file: `${this.#archive.name}${shown}`, line: null }, reason)
  }
}
