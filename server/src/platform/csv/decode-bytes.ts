const LINE_FEED = 0x0a

/** What begins with the mark of UTF-16, which Excel calls Unicode; null for everything else. */
export function decodeUtf16(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return null
}

/**
 * UTF-8 without its mark where it is; what older programs write (Windows-1252, and Latin-1 with it) line by line where it
 * is not, so that one bad byte does not spoil the letters of a whole file.
 */
export function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return linesOf(bytes).map(decodeLine).join('')
  }
}

const older = new TextDecoder('windows-1252')

function decodeLine(line: Uint8Array, index: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: index > 0 }).decode(line)
  } catch {
    return older.decode(line)
  }
}

/** Each with its line feed, which is never part of a longer UTF-8 sequence. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(LINE_FEED, start)
    const end = found < 0 ? bytes.length : found + 1
    lines.push(bytes.subarray(start, end))
    start = end
  }
  return lines
}
