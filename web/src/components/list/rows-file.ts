import { csvLine } from '@meio-campo/contract/rules'

type Plain = string | number | boolean | null

/** A row's values by their paths (`team.name`), as the API's own files name their columns. */
function flatten(row: object, path: readonly string[] = []): [string, Plain][] {
  return Object.entries(row).flatMap(([name, value]: [string, unknown]): [string, Plain][] => {
    const at = [...path, name]
    if (value === undefined) return []
    if (Array.isArray(value)) return [[at.join('.'), listText(value)]]
    if (typeof value === 'object' && value !== null) return flatten(value, at)
    return [[at.join('.'), value as Plain]]
  })
}

const listText = (values: readonly unknown[]) =>
  values.every((value) => typeof value !== 'object') ? values.join(' ') : JSON.stringify(values)

/** Rows on the screen as the text of a CSV file. A relation that is null in one row keeps the columns of the others. */
export function csvOfRows(rows: readonly object[]): string {
  const flat = rows.map((row) => new Map(flatten(row)))
  const names = [...new Set(flat.flatMap((row) => [...row.keys()]))]
  const columns = names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)))
  return [csvLine(columns), ...flat.map((row) => csvLine(columns.map((name) => row.get(name))))].join('')
}
