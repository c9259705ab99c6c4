import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import { constants, createZstdCompress, createZstdDecompress, type ZstdCompress } from 'node:zlib'

/**
 * A file holds the rows of a table in blocks, and within a block column after column, one value a line: values of one
 * column resemble each other, so that they compress to two thirds of what rows do. Values are written as COPY reads
 * them: `\N` is null, and backslashes, tabs and line ends are escaped.
 */
export const ROWS_PER_BLOCK = 20_000

const LEVEL = 19
/** 64 MB: most repetition in a table is far apart. Decompressing needs as much memory. */
const WINDOW_LOG = 26

export type CopyValue = string | null

export interface WrittenFile {
  readonly bytes: number
  readonly sha256: string
  /** Of the values, before compression. */
  readonly contentSha256: string
}

export interface ColumnWriter {
  /** At most ROWS_PER_BLOCK rows; fewer only in the last block. */
  block(rows: readonly (readonly CopyValue[])[]): Promise<void>
  end(): Promise<WrittenFile>
}

export function writeColumnFile(path: string, columns: number): ColumnWriter {
  const packer = createZstdCompress({
    params: {
      [constants.ZSTD_c_compressionLevel]: LEVEL,
      [constants.ZSTD_c_windowLog]: WINDOW_LOG,
    },
  })
  const target = createWriteStream(path, { mode: 0o644 })
  const [packed, content] = [createHash('sha256'), createHash('sha256')]
  let bytes = 0
  packer.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    packed.update(chunk)
  })
  packer.pipe(target)
  const done = finished(target)
  done.catch(() => undefined)
  return {
    async block(rows) {
      for (let column = 0; column < columns; column += 1) {
        const text = rows.map((row) => `${escapeValue(row[column] ?? null)}\n`).join('')
        content.update(text)
        await Promise.race([compress(packer, text), done])
      }
    },
    async end() {
      packer.end()
      await done
      return { bytes, sha256: packed.digest('hex'), contentSha256: content.digest('hex') }
    },
  }
}

/**
 * Resolves when the text is compressed. A text that still waits when the stream ends would be compressed together with
 * the end, into other bytes, so that the same rows would not always give the same file.
 */
function compress(packer: ZstdCompress, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    packer.write(text, (error) => (error ? reject(error) : resolve()))
  })
}

/** The file as rows of COPY's text format, a block at a time. */
export async function* readColumnFile(
  path: string,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): AsyncGenerator<{ readonly text: string; readonly rows: number }> {
  let block: string[] = []
  let size = 0
  let [row, column, done] = [0, 0, 0]
  for await (const lines of linesOf(path)) {
    for (const line of lines) {
      if (column === 0 && row === 0) {
        size = Math.min(ROWS_PER_BLOCK, rows - done)
        block = Array.from({ length: size }, () => '')
      }
      block[row] += column === columns - 1 ? `${line}\n` : `${line}\t`
      row += 1
      if (row < size) continue
      row = 0
      column += 1
      if (column < columns) continue
      column = 0
      done += size
      yield { text: block.join(''), rows: size }
    }
  }
  if (done !== rows || row !== 0 || column !== 0) throw new Error(`${path} does not hold ${rows} rows`)
}

/** Whole lines, as many as each piece of the file completes. Only `\n` ends a line: other line ends may be in a value. */
async function* linesOf(path: string): AsyncGenerator<readonly string[]> {
  const unpacked = createZstdDecompress()
  createReadStream(path)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked)
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of unpacked) {
    const lines = (rest + decoder.write(chunk as Buffer)).split('\n')
    rest = lines.pop()!
    yield lines
  }
}

/** Resolves to the file's checksum. */
export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function escapeValue(value: CopyValue): string {
  return value === null ? '\\N' : value.replaceAll(/[\\\t\n\r]/g, (each) => ESCAPES[each]!)
}
