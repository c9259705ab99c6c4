import { SourceError } from '../../../../platform/csv/source-error.ts'
import type { Origin } from '../../records/records.ts'

/**
 * A value in a cell and back. Empty is null, `[` and `{` begin JSON. Text that a spreadsheet would take for a formula, or
 * that begins like one of these, gets an apostrophe in front, which is always taken off again: so nothing is lost. Where a
 * spreadsheet separates by `;` it cuts a cell of this file there: then a formula has one more apostrophe before it, and in
 * JSON its sign is written as a number.
 */
const GUARDED = /^[" ]*[=+\-@＝＋－＠]|^['[{\t\r\n]|^$/
const HIDDEN = /([;\t\r\n][" ]*)('*)(?=[=+\-@＝＋－＠])/g
const GUARDED_HIDDEN = /([;\t\r\n][" ]*)'('*)(?=[=+\-@＝＋－＠])/g
const HIDDEN_IN_JSON = /(; *)([=+\-@＝＋－＠])/g

export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return quoted(withoutSigns(JSON.stringify(value)))
  const text = value.replace(HIDDEN, "$1'$2")
  return quoted(text !== value || GUARDED.test(value) ? `'${text}` : value)
}

const withoutSigns = (json: string) =>
  json.replace(
    HIDDEN_IN_JSON,
    (_, before: string, sign: string) => `${before}\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Numbers and flags stay text: the column knows what it holds. */
export function valueOf(cell: string, origin: Origin): unknown {
  if (cell === '') return null
  if (cell.startsWith("'")) return cell.slice(1).replace(GUARDED_HIDDEN, '$1$2')
  if (!cell.startsWith('[') && !cell.startsWith('{')) return cell
  try {
    return JSON.parse(cell) as unknown
  } catch (cause) {
    throw new SourceError(origin, 'uma célula com lista ou objeto não é JSON.', { cause })
  }
}
