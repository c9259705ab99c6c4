import { isoDay } from './dates.ts'
import type { Line } from './lines.ts'
import { readableName } from '../openfootball/readable-name.ts'
import type { Remark } from './reading.ts'
import { POSITIONS } from './read-squad.ts'
import type { SquadReading, SquadRow } from './read-squad.ts'

// `1, Tim HOWARD, GK, b. 1979/03/06`, before 1954 without the number; `-, Juergen KLINSMANN (GER), MG, b. …`.
const ROW = /^(?:(\d{1,2}|-)\s*,\s*)?([^,\d]+?),\s*(GK|DF|MF|FW|MG|\?),\s*(?:b\. (\d{4})\/(\d{2})\/(\d{2}))?$/

/** All squads of a tournament in one file: `== USA     # 23 Players`, then a row for each. The manager is a row too. */
export function readSquadList(lines: readonly Line[]): SquadReading {
  const rows: SquadRow[] = []
  const rejected: Remark[] = []
  let team = ''
  for (const { text, number: line } of lines) {
    if (text === '' || /^=[^=]/.test(text)) continue
    if (text.startsWith('==')) {
      team = text.slice(2).trim()
      continue
    }
    const found = ROW.exec(text)
    if (!found || team === '') {
      // England's list of 2014 ends with three men on stand-by, a blank where the others have their number.
      const reason = text.startsWith(',')
        ? 'falta o número: o jogador não entrou na lista.'
        : 'a linha não tem nome e posição.'
      rejected.push({ line, reason })
      continue
    }
    const [, number, name = '', position = '', year, month, day] = found
    rows.push({
      line,
      team,
      number: number === undefined || number === '-' ? null : Number(number),
      // A manager from elsewhere carries his country's letters.
      name: readableName(name.replace(/ \([A-Z]{3}\)$/, '')),
      position: POSITIONS.get(position) ?? null,
      coach: position === 'MG',
      birthDate: year === undefined ? null : isoDay(Number(year), Number(month), Number(day)),
      club: null,
    })
  }
  return { rows, rejected }
}
