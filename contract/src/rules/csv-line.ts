/** A line of a CSV file, with its end. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = textOf(value)
  const safe = withGuard(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Puts an apostrophe before anything that a spreadsheet would run as a formula, because names come from users and
 * datasets. The middle of a text is covered too: Excel in Brazil separates by `;` and splits a cell of this file there,
 * quoted or not. A text that already has apostrophes gets one more, so that reading restores the original.
 */
const withGuard = (text: string) =>
  text.replace(/^(?='*[\t\r\n])/, "'").replace(/(^|[;\t\r\n])([" ]*)(?='*[=+\-@＝＋－＠])/g, "$1$2'")

/** Restores the text of a cell as it was before the guard was added. */
export const withoutGuard = (text: string): string =>
  text.replace(/^'(?='*[\t\r\n])/, '').replace(/(^|[;\t\r\n])([" ]*)'(?='*[=+\-@＝＋－＠])/g, '$1$2')

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(' ')
  return JSON.stringify(value)
}
