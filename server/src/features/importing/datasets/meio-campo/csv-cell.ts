import { SourceError } from '../../../../platform/csv/source-error.ts'
import type { Origin } from '../../records/records.ts'

/**
 * A value in a cell and back. Empty is null, `[` and `{` begin JSON. Text that a spreadsheet would take for a formula, or
 * that begins like one of these, gets an apostrophe in front, which is always taken off again: so nothing is lost.
 */
const GUARDED = /^[=+\-@'[{\t\r\n]|^$/

export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return quoted(JSON.stringify(value))
  return quoted(GUARDED.test(value) ? `'${value}` : value)
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Numbers and flags stay text: the column knows what it holds. */
export function valueOf(cell: string, origin: Origin): unknown {
  if (cell === '') return null
  if (cell.startsWith("'")) return cell.slice(1)
  if (!cell.startsWith('[') && !cell.startsWith('{')) return cell
  try {
    return JSON.parse(cell) as unknown
  } catch (cause) {
    throw new SourceError(origin, 'uma célula com lista ou objeto não é JSON.', { cause })
  }
}
