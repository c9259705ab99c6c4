import { SourceError } from './source-error.ts'

export interface CsvRow {
  /** Where the row begins, counted from 1; a quoted field may go on over several lines. */
  readonly line: number
  readonly fields: readonly string[]
}

interface Field {
  readonly value: string
  /** Just behind the field: a separator, a line end, or the end of the text. */
  readonly end: number
}

const QUOTE = '"'

/** What stands between the fields: a comma by the rule, other signs in what spreadsheet programs save. */
export type Separator = ',' | ';' | '\t' | '|'

/** RFC 4180, one row at a time: quotes, doubled quotes, CRLF or LF. Blank lines are skipped. */
export function* csvRows(file: string, text: string, separator: Separator = ','): Generator<CsvRow> {
  let position = 0
  let line = 1
  while (position < text.length) {
    const fields: string[] = []
    const start = position
    let end: number
    for (;;) {
      const field =
        text[position] === QUOTE
          ? quotedField(file, line, text, position, separator)
          : plainField(text, position, separator)
      fields.push(field.value)
      end = field.end
      if (text[end] !== separator) break
      position = end + 1
    }
    if (end > start) yield { line, fields }
    line += lineFeeds(text, start, end) + 1
    position = end + (text[end] === '\r' ? 2 : 1)
  }
}

const UP_TO_FIELD_END: Readonly<Record<Separator, RegExp>> = {
  ',': /[^,\n]*/y,
  ';': /[^;\n]*/y,
  '\t': /[^\t\n]*/y,
  '|': /[^|\n]*/y,
}

function plainField(text: string, start: number, separator: Separator): Field {
  const upToEnd = UP_TO_FIELD_END[separator]
  upToEnd.lastIndex = start
  upToEnd.test(text)
  let end = upToEnd.lastIndex
  if (end > start && isLineEnd(text, end - 1)) end -= 1
  return { value: text.slice(start, end), end }
}

function quotedField(file: string, line: number, text: string, start: number, separator: Separator): Field {
  let value = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf(QUOTE, from)
    if (quote < 0) throw new SourceError({ file, line }, 'as aspas abertas nesta linha nunca se fecham.')
    value += text.slice(from, quote)
    if (text[quote + 1] !== QUOTE) {
      const end = quote + 1
      if (end === text.length || text[end] === separator || isLineEnd(text, end)) return { value, end }
      throw new SourceError({ file, line }, 'há texto depois das aspas que fecham um campo.')
    }
    value += QUOTE
    from = quote + 2
  }
}

/** A carriage return on its own is part of the text. */
function isLineEnd(text: string, at: number): boolean {
  return text[at] === '\n' || (text[at] === '\r' && text[at + 1] === '\n')
}

function lineFeeds(text: string, start: number, end: number): number {
  let count = 0
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
