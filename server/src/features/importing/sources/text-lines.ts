import type { SourceFile } from '../records/importer.ts'
import { LIMITS, megabytes } from './limits.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'

export interface TextLine {
  readonly line: number
  readonly text: string
}

/**
 * The lines of a file of any size, without their line feeds, some at a time. The same checks as for a file read at once: UTF-8
 * and nothing else, no byte that is not text, no line without end.
 */
export async function* textLines(
  file: Pick<SourceFile, 'path' | 'bytes'>,
  lineBytes: number = LIMITS.lineBytes,
): AsyncGenerator<readonly TextLine[]> {
  const { path } = file
  let line = 1
  let rest: Uint8Array = new Uint8Array()
  for await (const chunk of file.bytes()) {
    const data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const lines: TextLine[] = []
    let start = 0
    for (let end = data.indexOf(LINE_FEED); end >= 0; end = data.indexOf(LINE_FEED, start)) {
      lines.push({ line, text: decode(path, line, data.subarray(start, end), lineBytes) })
      line += 1
      start = end + 1
    }
    rest = data.subarray(start)
    if (rest.length > lineBytes) throw tooLong(path, line, lineBytes)
    if (lines.length > 0) yield lines
  }
  if (rest.length > 0) yield [{ line, text: decode(path, line, rest, lineBytes) }]
}

const LINE_FEED = 0x0a
const UTF8 = new TextDecoder('utf-8', { fatal: true })
const UTF8_INSIDE = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decode(file: string, line: number, bytes: Uint8Array, most: number): string {
  if (bytes.length > most) throw tooLong(file, line, most)
  if (bytes.includes(0)) throw new SourceError({ file, line }, 'o arquivo não é texto: contém um byte nulo.')
  try {
    return (line === 1 ? UTF8 : UTF8_INSIDE).decode(bytes)
  } catch (cause) {
    throw new SourceError({ file, line }, 'o texto não está em UTF-8.', { cause })
  }
}

function tooLong(file: string, line: number, most: number): SourceError {
  return new SourceError({ file, line }, `a linha passa do limite de ${megabytes(most)}.`)
}
