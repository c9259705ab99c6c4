import { isoDay } from './dates.ts'
import type { Line } from './lines.ts'
import type { Remark } from './reading.ts'
import { POSITIONS } from './read-squad.ts'
import type { SquadReading, SquadRow } from './read-squad.ts'

// `10, Lionel Messi, FW, 180/106, b. 1987, Inter Miami CF (USA)`: caps and goals, a birth that may lack, and the club.
const ROW =
  /^(\d{1,2}|-)\s*,\s*([^,]+?)\s*,\s*(GK|DF|MF|FW)\s*,\s*\d{1,3}\/\d{1,3}\s*(?:,\s*b\.\s*(\d{4})(?:[/-](\d{2})[/-](\d{2}))?\s*)?(?:,\s*(.*))?$/

/** One team per file, below `= Brazil - Copa América 2024`. */
export function readSquadTable(lines: readonly Line[], team: string): SquadReading {
  const rows: SquadRow[] = []
  const rejected: Remark[] = []
  for (const { text, number: line } of lines) {
    if (text === '' || text.startsWith('=')) continue
    const found = ROW.exec(text)
    if (!found) {
      rejected.push({ line, reason: 'a linha não tem número, nome, posição e jogos.' })
      continue
    }
    const [, number = '', name = '', position = '', year, month, day, club = ''] = found
    rows.push({
      line,
      team,
      number: number === '-' ? null : Number(number),
      name,
      position: POSITIONS.get(position) ?? null,
      coach: false,
      birthDate: month === undefined || day === undefined ? null : isoDay(Number(year), Number(month), Number(day)),
      club: club.trim() || null,
    })
  }
  return { rows, rejected }
}
