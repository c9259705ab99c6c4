import type { Line } from './lines.ts'
import type { Remark } from './reading.ts'

export interface PropertyRow {
  readonly line: number
  readonly name: string
  readonly site: string | null
  readonly acronym: string | null
}

export interface PropertyReading {
  readonly rows: readonly PropertyRow[]
  readonly rejected: readonly Remark[]
}

/** A table of clubs with `Name, Web` or `Key, Name, Code` in its first line. */
export function readClubProperties(lines: readonly Line[]): PropertyReading {
  const rows: PropertyRow[] = []
  const rejected: Remark[] = []
  let columns: readonly string[] | null = null
  for (const { text, number: line } of lines) {
    if (text === '' || text.startsWith('=')) continue
    const fields = text.split(',').map((field) => field.trim())
    if (fields.includes('Name')) {
      columns = fields
      continue
    }
    const value = (column: string) => fields[columns?.indexOf(column) ?? -1] || null
    const name = value('Name')
    if (name === null) rejected.push({ line, reason: 'falta o nome do clube.' })
    else rows.push({ line, name, site: siteOf(value('Web')), acronym: value('Code') })
  }
  return { rows, rejected }
}

function siteOf(address: string | null): string | null {
  if (address === null || !/^[\w.-]+\.[a-z]{2,}(?:\/\S*)?$/i.test(address.replace(/^https?:\/\//, ''))) return null
  return /^https?:\/\//.test(address) ? address : `https://${address}`
}
