/** The tables of facts are text, one row a line, cells between bars: short enough to be read and checked by eye. */
export const rowsOf = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))

export const textOf = (cell: string | undefined): string | null => (cell === undefined || cell === '' ? null : cell)

export const listOf = (cell: string | undefined): readonly string[] =>
  (cell ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** An empty cell is an unknown number; anything else that is not a number is a slip of the pen. */
export function numberOf(cell: string | undefined): number | null {
  const text = textOf(cell)
  if (text === null) return null
  const number = Number(text)
  if (!Number.isFinite(number)) throw new Error(`not a number: ${text}`)
  return number
}

export function requiredOf(cell: string | undefined, row: readonly string[]): string {
  const text = textOf(cell)
  if (text === null) throw new Error(`an empty cell in: ${row.join('|')}`)
  return text
}
