import type { Line } from './lines.ts'
import type { Remark } from './reading.ts'

export interface ClubKeyRow {
  readonly line: number
  readonly name: string
  readonly aliases: readonly string[]
  readonly acronym: string | null
}

export interface ClubKeyReading {
  readonly rows: readonly ClubKeyRow[]
  readonly rejected: readonly Remark[]
}

/** `saobentosp, São Bento|Esporte Clube São Bento, SBE, city:saobentosp`: key, names, letters, key of a city. */
export function readClubKeys(lines: readonly Line[]): ClubKeyReading {
  const rows: ClubKeyRow[] = []
  const rejected: Remark[] = []
  for (const { text, number: line } of lines) {
    if (text === '') continue
    const [, names = '', ...fields] = text.split(',').map((field) => field.trim())
    const [name, ...aliases] = names.split('|').flatMap((part) => part.trim() || [])
    // Once a bar stands where a comma was meant, and the letters end up among the names.
    const letters = /^[A-Z]{3}$/
    const acronym = fields.find((field) => letters.test(field)) ?? aliases.find((alias) => letters.test(alias)) ?? null
    if (name === undefined) rejected.push({ line, reason: 'falta o nome do clube.' })
    else rows.push({ line, name, aliases: aliases.filter((alias) => alias !== name && !letters.test(alias)), acronym })
  }
  return { rows, rejected }
}
