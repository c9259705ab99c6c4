import type { Position } from '../../records/records.ts'
import { findMonth, isoDay } from './dates.ts'
import type { Line } from './lines.ts'
import { countryIn } from './read-clubs.ts'
import type { Remark } from './reading.ts'

export interface PlayerRow {
  readonly line: number
  readonly country: string | null
  readonly name: string
  readonly positions: readonly Position[]
  readonly heightCm: number | null
  readonly birthDate: string | null
  readonly birthPlace: string | null
}

export interface PlayerReading {
  readonly rows: readonly PlayerRow[]
  readonly rejected: readonly Remark[]
}

const POSITIONS: ReadonlyMap<string, Position> = new Map([
  ['G', 'goalkeeper'],
  ['D', 'defender'],
  ['M', 'midfielder'],
  ['F', 'forward'],
])

// Padding disappears behind a pair of positions or a long name: `M|F,1.73 m`.
const ROW =
  /^(.+?),\s*([GDMF](?:\|[GDMF])*),\s*(?:(\d)\.(\d{2}) m|-)\s*,\s*b\. (\d{1,2}) (\p{L}{3}) (\d{4})(?:\s*@ (.+))?$/u

/** `Renato Marin,  G,  1.90 m,  b. 10 Jul 2006 @ São Paulo`. */
export function readPlayers(lines: readonly Line[]): PlayerReading {
  const rows: PlayerRow[] = []
  const rejected: Remark[] = []
  let country: string | null = null
  for (const { text, number: line } of lines) {
    if (text === '' || /^=+$/.test(text)) continue
    if (text.startsWith('=')) {
      country = countryIn(text)
      continue
    }
    const found = ROW.exec(text)
    if (!found?.[1]) {
      rejected.push({ line, reason: 'a linha não tem nome, posição, altura e nascimento.' })
      continue
    }
    const [, name, positions = '', metres, centimetres, day, month = '', year, place] = found
    rows.push({
      line,
      country,
      name: name.trim(),
      positions: positions.split('|').flatMap((each) => POSITIONS.get(each) ?? []),
      heightCm: metres === undefined ? null : Number(metres) * 100 + Number(centimetres),
      birthDate: isoDay(Number(year), findMonth(month) ?? 0, Number(day)),
      birthPlace: place?.trim() ?? null,
    })
  }
  return { rows, rejected }
}
