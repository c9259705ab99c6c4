import { SourceError } from '../../../platform/csv/source-error.ts'

/** Names and words of datasets have at most hundreds; what compares them may take the square of their length. */
const LONGEST_TEXT = 10_000

/**
 * JSON of a source, still untyped. A `__proto__` key stays an ordinary own key, so readers go through
 * `Object.entries` or `Object.hasOwn` and keep what they find in maps.
 */
export function parseJson(file: string, text: string): unknown {
  if (text.includes('\\u0000')) {
    throw new SourceError({ file, line: lineOf(text, text.indexOf('\\u0000')) }, 'o JSON contém um caractere nulo.')
  }
  const long = findLongText(text)
  if (long !== null) {
    const most = LONGEST_TEXT.toLocaleString('pt-BR')
    throw new SourceError({ file, line: lineOf(text, long) }, `o JSON tem um texto de mais de ${most} caracteres.`)
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    const position = positionOf(cause, text)
    const cut = position >= text.trimEnd().length
    const what = cut ? 'o JSON termina antes do fim, na posição' : 'o JSON tem um erro na posição'
    throw new SourceError({ file, line: lineOf(text, position) }, `${what} ${position}.`, { cause })
  }
}

/** Where a key or a value begins that is longer than any dataset needs. */
function findLongText(text: string): number | null {
  for (let start = text.indexOf('"'); start >= 0;) {
    const end = endOfText(text, start)
    if (end - start - 1 > LONGEST_TEXT) return start
    start = text.indexOf('"', end + 1)
  }
  return null
}

/** The next quote that no backslash escapes, or the end of the file. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; ; at += 1) {
    at = text.indexOf('"', at)
    if (at < 0) return text.length
    let backslashes = 0
    while (text[at - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return at
  }
}

/**
 * The engine gives the position only in its message, in one of three ways: as a number, by quoting the text around it
 * (ten characters on either side), or not at all if the text just ends.
 */
function positionOf(error: unknown, text: string): number {
  const message = error instanceof Error ? error.message : ''
  const stated = /at position (\d+)/.exec(message)
  if (stated) return Number(stated[1])
  const quoted = /^Unexpected token '(.+?)', (\.\.\.)?"(.*)"(?:\.\.\.)? is not valid JSON$/su.exec(message)
  if (!quoted) return text.length
  const [, token = '', before, around = ''] = quoted
  return text.indexOf(token, text.indexOf(around) + (before === undefined ? 0 : 10))
}

function lineOf(text: string, position: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < position; at = text.indexOf('\n', at + 1)) line += 1
  return line
}
