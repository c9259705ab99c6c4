import type { Line } from './lines.ts'
import type { Remark } from './reading.ts'

export interface ClubRow {
  readonly line: number
  /** The heading it stands under: `Brazil`. */
  readonly country: string | null
  readonly region: string | null
  readonly name: string
  readonly aliases: readonly string[]
  readonly founded: number | null
  readonly dissolved: number | null
  readonly ground: string | null
  readonly city: string | null
}

export interface ClubReading {
  readonly rows: readonly ClubRow[]
  readonly rejected: readonly Remark[]
  readonly remarks: readonly Remark[]
  /** Lines that are a postal address, which is not imported. */
  readonly addresses: number
}

/** `Arsenal FC, 1886, @ Emirates Stadium, London (Highbury)`, then `| alias | alias` behind or below it. */
export function readClubs(lines: readonly Line[]): ClubReading {
  const rows: ClubRow[] = []
  const rejected: Remark[] = []
  const remarks: Remark[] = []
  let country: string | null = null
  let region: string | null = null
  let addresses = 0
  const addAliases = (aliases: readonly string[], line: number) => {
    const club = rows.at(-1)
    if (club) rows[rows.length - 1] = { ...club, aliases: [...club.aliases, ...aliases] }
    else rejected.push({ line, reason: 'há apelidos sem clube acima deles.' })
  }
  for (const { text, number: line, indent } of lines) {
    if (text === '' || /^=+$/.test(text)) continue
    if (text.startsWith('==')) {
      region = text.replaceAll(/^=+|=+$/g, '').trim()
    } else if (text.startsWith('=')) {
      country = countryIn(text)
      region = null
    } else if (text.startsWith('|')) {
      addAliases(aliasesIn(text), line)
    } else if (text.includes('//')) {
      addresses += 1
    } else if (indent > 1 && !text.includes(',') && !/^i+\)/.test(text) && rows.length > 0) {
      addAliases(aliasesIn(text), line)
      remarks.push({ line, reason: `“${text}” foi lido como apelido do clube acima: falta a barra.` })
    } else {
      const [club = '', ...aliases] = text.split(/(?=\|)/)
      rows.push({ ...clubIn(club.trim()), line, country, region })
      addAliases(aliases.flatMap(aliasesIn), line)
    }
  }
  return { rows: apartByLifespan(rows), rejected, remarks, addresses }
}

/**
 * `Accrington FC (1878-1896)` beside an `Accrington Stanley` that is called `Accrington` too: where another club of the
 * list goes by the bare name, the years belong to the name.
 */
function apartByLifespan(rows: readonly ClubRow[]): readonly ClubRow[] {
  const owners = new Map<string, Set<ClubRow>>()
  for (const row of rows) {
    for (const name of [row.name, ...row.aliases]) {
      const key = `${row.country} ${withoutForm(name)}`
      owners.set(key, (owners.get(key) ?? new Set()).add(row))
    }
  }
  const isShared = (row: ClubRow) => (owners.get(`${row.country} ${withoutForm(row.name)}`)?.size ?? 0) > 1
  return rows.map((row) => {
    const whole = row.aliases.find((alias) => LIFESPAN.test(alias))
    if (whole === undefined || !isShared(row)) return row
    return { ...row, name: whole, aliases: row.aliases.filter((alias) => alias !== whole) }
  })
}

const LIFESPAN = /^(.+?)\s*\((\d{4})?[-–](\d{4}|\d{2})?\)$/

/** Letters only, without the legal form that clubs of one town may differ by. */
function withoutForm(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\b(?:a\.?f\.?c|f\.?c|c\.?f)\b\.?/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** `= Germany • Deutschland`: the first name is the English one. */
export function countryIn(heading: string): string {
  return (heading.replaceAll(/^=+|=+$/g, '').split('•')[0] ?? '').replace(/\([a-z]+\)/, '').trim()
}

/** `| Bayern Munich [en] | FC Bayern` without the marks of language. */
export function aliasesIn(text: string): readonly string[] {
  return text.split('|').flatMap((part) => {
    const alias = part
      .replace(/\[[a-z]{2,3}\]/, '')
      .trim()
      .replace(/\s*,$/, '')
    return alias === '' ? [] : [alias]
  })
}

function clubIn(text: string): Omit<ClubRow, 'line' | 'country' | 'region'> {
  const [first = '', ...fields] = text
    .replace(/^i+\)\s*/, '')
    .split(',')
    .map((field) => field.trim())
  // `CA Bragantino (1928-2019)` is how match files write it too, so that the whole is an alias.
  const life = LIFESPAN.exec(first)
  const year = fields.find((field) => /^\d{4}$/.test(field))
  const ground = fields.find((field) => field.startsWith('@'))
  const place = fields.findLast((field) => field !== '' && field !== year && field !== ground)
  const born = year ?? life?.[2]
  return {
    name: life?.[1] ?? first,
    aliases: life ? [first] : [],
    founded: born ? Number(born) : null,
    dissolved: life?.[3] ? yearIn(life[3], life[2]) : null,
    ground: ground ? ground.slice(1).trim() : null,
    // `London (Highbury)`, `São Luís › Maranhão`.
    city: place ? place.split(/[(›]/)[0]?.trim() || null : null,
  }
}

/** `1878-96` ended in 1896. */
function yearIn(end: string, start: string | undefined): number {
  return end.length === 2 && start ? Number(`${start.slice(0, 2)}${end}`) : Number(end)
}
