import { SourceError } from '../../../platform/csv/source-error.ts'

/**
 * JSON of a source, still untyped. A `__proto__` key stays an ordinary own key, so readers go through
 * `Object.entries` or `Object.hasOwn` and keep what they find in maps.
 */
export function parseJson(file: string, text: string): unknown {
  if (text.includes('\\u0000')) {
    throw new SourceError({ file, line: lineOf(text, text.indexOf('\\u0000')) }, 'o JSON contém um caractere nulo.')
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
