import { decodeBytes, decodeUtf16 } from '../../../platform/csv/decode-bytes.ts'
import { LIMITS, megabytes, type Limits } from './limits.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'

const LINE_FEED = 0x0a
const NUL = 0x00

/**
 * Bytes of any source as text, within the limits, line ends untouched: UTF-8 without its byte-order mark, what Excel calls
 * Unicode, or what older programs write.
 */
export function decodeText(file: string, bytes: Uint8Array, limits: Limits = LIMITS): string {
  checkFileSize(file, bytes.length, limits)
  const utf8 = inUtf8(bytes)
  if (!file.toLowerCase().endsWith('.json')) checkLines(file, utf8, limits)
  // PostgreSQL cannot store it, and no dataset has a use for it: such a file is something else.
  const nul = utf8.indexOf(NUL)
  if (nul >= 0) throw new SourceError({ file, line: lineAt(utf8, nul) }, 'o arquivo não é texto: contém um byte nulo.')
  return decodeBytes(utf8)
}

function inUtf8(bytes: Uint8Array): Uint8Array {
  const text = decodeUtf16(bytes)
  return text === null ? bytes : Buffer.from(text)
}

export function checkFileSize(file: string, size: number, limits: Limits = LIMITS): void {
  if (size <= limits.fileBytes) return
  const reason = `o arquivo tem ${megabytes(size)}; o limite é ${megabytes(limits.fileBytes)}.`
  throw new SourceError({ file, line: null }, reason)
}

function checkLines(file: string, bytes: Uint8Array, limits: Limits): void {
  for (const { line, start, end } of lineSpans(bytes)) {
    if (end - start <= limits.lineBytes) continue
    const reason = `a linha tem ${megabytes(end - start)}; o limite é ${megabytes(limits.lineBytes)}.`
    throw new SourceError({ file, line }, reason)
  }
}

function lineAt(bytes: Uint8Array, position: number): number {
  for (const { line, end } of lineSpans(bytes)) if (position <= end) return line
  return 1
}

/** A line feed is never part of a longer UTF-8 sequence, so lines can be looked at one by one. */
function* lineSpans(bytes: Uint8Array): Generator<{ line: number; start: number; end: number }> {
  let start = 0
  for (let line = 1; start <= bytes.length; line += 1) {
    const found = bytes.indexOf(LINE_FEED, start)
    const end = found < 0 ? bytes.length : found
    yield { line, start, end }
    start = end + 1
  }
}
