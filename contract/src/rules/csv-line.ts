/** A line of a CSV file, with its end. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = textOf(value)
  // A spreadsheet takes these for a formula: somebody's name must not be able to run.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(' ')
  return JSON.stringify(value)
}
