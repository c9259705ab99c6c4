import { findNameOfCountry } from '../../../football/countries/countries.ts'
import type { Line } from './lines.ts'
import type { StadiumReading, StadiumRow } from './read-stadiums.ts'
import type { Remark } from './reading.ts'

/** The English name of the country of `us`, where a tournament has several hosts. */
function countryIn(letters: string | null): string | null {
  return letters === null ? null : findNameOfCountry(letters.toUpperCase())
}

/** `cup_stadiums.csv`: comments, blank lines and padding; no field contains a comma. */
export function readStadiumTable(lines: readonly Line[]): StadiumReading {
  const rows: StadiumRow[] = []
  const rejected: Remark[] = []
  let columns: readonly string[] | null = null
  for (const { text, number: line } of lines) {
    if (text === '') continue
    const fields = text.split(',').map((field) => field.trim())
    if (columns === null) {
      columns = fields
      continue
    }
    const value = (column: string) => fields[columns?.indexOf(column) ?? -1] || null
    const [name, capacity] = [value('name'), value('capacity')]
    if (name === null || fields.length !== columns.length) {
      rejected.push({ line, reason: 'a linha não tem as colunas do cabeçalho.' })
      continue
    }
    rows.push({
      line,
      country: countryIn(value('cc')),
      region: null,
      name,
      aliases: [],
      capacity: capacity !== null && /^\d{1,6}$/.test(capacity) ? Number(capacity) : null,
      opened: null,
      city: value('city'),
      coordinates: value('coords'),
    })
  }
  return { rows, rejected, addresses: 0 }
}
