import type { Line } from './lines.ts'
import { aliasesIn, countryIn } from './read-clubs.ts'
import type { Remark } from './reading.ts'

export interface StadiumRow {
  readonly line: number
  readonly country: string | null
  readonly region: string | null
  readonly name: string
  readonly aliases: readonly string[]
  readonly capacity: number | null
  readonly opened: number | null
  readonly city: string | null
  readonly coordinates: string | null
}

export interface StadiumReading {
  readonly rows: readonly StadiumRow[]
  readonly rejected: readonly Remark[]
  readonly addresses: number
}

/** `Estádio Jornalista Mário Filho,   76_935,    Rio de Janeiro`, then `| Maracanã` below it. */
export function readStadiums(lines: readonly Line[]): StadiumReading {
  const rows: StadiumRow[] = []
  const rejected: Remark[] = []
  let country: string | null = null
  let region: string | null = null
  let addresses = 0
  for (const { text, number: line } of lines) {
    const above = rows.at(-1)
    if (text === '' || /^=+$/.test(text)) continue
    if (text.startsWith('==')) region = text.replaceAll(/^=+|=+$/g, '').trim()
    else if (text.startsWith('=')) [country, region] = [countryIn(text), null]
    else if (text.includes('//')) addresses += 1
    else if (!text.startsWith('|')) rows.push({ ...stadiumIn(text), line, country, region })
    else if (above) rows[rows.length - 1] = { ...above, aliases: [...above.aliases, ...aliasesIn(withoutMarks(text))] }
    else rejected.push({ line, reason: 'há apelidos sem estádio acima deles.' })
  }
  return { rows, rejected, addresses }
}

function stadiumIn(text: string): Omit<StadiumRow, 'line' | 'country' | 'region'> {
  const [name = '', ...fields] = withoutMarks(text)
    // A comma that was forgotten leaves a wide gap.
    .split(/,|\s{3,}/)
    .map((field) => field.trim())
    .filter((field) => field !== '')
  const numbers = fields.filter((field) => /^[\d_]+$/.test(field))
  // Capacities are written with an underscore, or stand in front of the year.
  const capacity = numbers.find((each) => each.includes('_') || numbers.length > 1 || each.length !== 4)
  const year = numbers.find((each) => each !== capacity)
  const city = fields.findLast((field) => field !== '' && !/^[\d_]+$/.test(field))
  return {
    // Until when it stood: `Vicente Calderón (-2017)`.
    name: name.replace(/\s*\(\s*[-–]\s*\d{4}\)$/, ''),
    aliases: [],
    capacity: capacity ? Number(capacity.replaceAll('_', '')) : null,
    opened: year ? Number(year) : null,
    city: city ? city.split(/[(›]/)[0]?.trim() || null : null,
    coordinates: null,
  }
}

/** `$Allianz$ Parque`: the signs mark a sponsor's name. */
function withoutMarks(text: string): string {
  return text.replaceAll('$', '')
}
