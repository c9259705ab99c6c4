import type { Line } from './lines.ts'
import { aliasesIn, countryIn } from './read-clubs.ts'
import type { Remark } from './reading.ts'

export interface LeagueRow {
  readonly line: number
  /** `Brazil`, but also `International`. */
  readonly heading: string
  readonly code: string
  readonly name: string
  readonly aliases: readonly string[]
}

export interface LeagueReading {
  readonly rows: readonly LeagueRow[]
  readonly rejected: readonly Remark[]
}

// A code, perhaps the seasons in which it stands for the name, the name: `uefa.cl   1992/93-   UEFA Champions League`.
const LEAGUE = /^([a-z\d][\w.]*)\s+(?:(?:\d{4}(?:\/\d{2})?-(?:\d{4}(?:\/\d{2})?)?|-\d{4}(?:\/\d{2})?)\s+)?(\S.*)$/

/** `= Brazil =`, `1  Serie A`, then `| alias` below it. */
export function readLeagues(lines: readonly Line[]): LeagueReading {
  const rows: LeagueRow[] = []
  const rejected: Remark[] = []
  let heading = ''
  for (const { text, number: line } of lines) {
    if (text === '' || /^=+$/.test(text)) continue
    const above = rows.at(-1)
    const found = LEAGUE.exec(text)
    if (text.startsWith('=')) heading = countryIn(text)
    else if (text.startsWith('|') && above) {
      rows[rows.length - 1] = { ...above, aliases: [...above.aliases, ...aliasesIn(text)] }
    } else if (found?.[1] && found[2]) rows.push({ line, heading, code: found[1], name: found[2], aliases: [] })
    else rejected.push({ line, reason: 'a linha não tem código e nome de uma competição.' })
  }
  return { rows, rejected }
}
