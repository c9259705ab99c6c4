import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { megabytes, type ArchiveLimits } from './limits.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'

const NESTED = /\.(?:zip|tar|tgz|gz|bz2|xz|7z|rar|zst)$/i
const LONGEST_PATH = 1000
const LONGEST_PART = 200

/** Where the files of an archive go, counted as they come. */
export class UnpackedFolder {
  readonly #folder: string
  readonly #archive: { readonly name: string; readonly bytes: number }
  readonly #limits: ArchiveLimits
  #entries = 0
  #bytes = 0

  constructor(folder: string, archive: { readonly name: string; readonly bytes: number }, limits: ArchiveLimits) {
    this.#folder = folder
    this.#archive = archive
    this.#limits = limits
  }

  /** Counts an entry and says whether it is worth unpacking. One that leads out of the folder spoils the archive. */
  wants(path: string): boolean {
    this.#entries += 1
    if (this.#entries > this.#limits.entries) {
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
    return !path.endsWith('/') && !hidden && !NESTED.test(path)
  }

  async write(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const target = join(this.#folder, path)
    const meter = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.#bytes += chunk.length
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
    if (this.#bytes > unpackedBytes) {
      return this.#refusal(path, `descompactado, passa de ${megabytes(unpackedBytes)}.`)
    }
    if (this.#bytes > ratioFromBytes && this.#bytes > ratio * this.#archive.bytes) {
      return this.#refusal(path, `descompactado, fica mais de ${ratio} vezes maior: parece feito para encher o disco.`)
    }
    return null
  }

  #refusal(path: string | null, reason: string): SourceError {
    const shown = path === null ? '' : ` › ${path.slice(0, 120).replace(/\p{Cc}/gu, '?')}`
    return new SourceError({ file: `${this.#archive.name}${shown}`, line: null }, reason)
  }
}
