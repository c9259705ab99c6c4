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
 * What a spreadsheet takes for a formula, with an apostrophe before it: somebody's name must not be able to run. Also
 * inside of a text: where Excel separates by `;`, as in Brazil, it cuts a cell of this file there, quoted or not. Where
 * there are apostrophes already it gets one more, so that reading gives back the same.
 */
const withGuard = (text: string) =>
  text.replace(/^(?='*[\t\r\n])/, "'").replace(/(^|[;\t\r\n])([" ]*)(?='*[=+\-@＝＋－＠])/g, "$1$2'")

/** The text of a cell as it was before it was written. */
export const withoutGuard = (text: string): string =>
  text.replace(/^'(?='*[\t\r\n])/, '').replace(/(^|[;\t\r\n])([" ]*)'(?='*[=+\-@＝＋－＠])/g, '$1$2')

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(' ')
  return JSON.stringify(value)
}
