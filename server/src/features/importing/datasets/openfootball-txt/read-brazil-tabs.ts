import type { Season } from '../openfootball/season.ts'
import type { Line } from './lines.ts'
import { readBracketed } from './read-bracketed.ts'
import type { ResultLine } from './read-bracketed.ts'
import type { Reading } from './reading.ts'

/** Brazil from 2011 to 2017 and the Libertadores of 2015: `Rodada 1`, `[Sab 19/05]`, `Palmeira  1 - 1 Portugues`. */
export function readBrazilTabs(lines: readonly Line[], season: Season): Reading {
  return readBracketed(lines, season, readSpaced)
}

const SHOOTOUT = /^(.+?)\s+(\d{1,2}) \((\d{1,2})\) - \((\d{1,2})\) (\d{1,2})\s+(.+)$/
const RESULT = /^(.+?)\s+(\d{1,2}) ?- ?(\d{1,2})\s+(.+)$/
// Names with numbers (`Vencedor Oitavas 2`) stand well apart from the dash.
const TO_COME = /^([^\d[]+?|[^[]+?\s)\s+-\s+([^\d[]+|\s[^[]+)$/
const ROUND = /\s-\s(?:Turno|Returno)$/

function readSpaced(text: string): ResultLine | null {
  const shootout = SHOOTOUT.exec(text)
  if (shootout) {
    const [, home = '', h, ph, pa, a, away = ''] = shootout
    return { home, away, score: scoreOf(h, a), penalties: scoreOf(ph, pa) }
  }
  const result = RESULT.exec(text)
  if (result) {
    const [, home = '', h, a, away = ''] = result
    return { home, away, score: scoreOf(h, a) }
  }
  const next = ROUND.test(text) ? null : TO_COME.exec(text)
  return next?.[1] && next[2] ? { home: next[1].trim(), away: next[2].trim() } : null
}

function scoreOf(home: string | undefined, away: string | undefined) {
  return { home: Number(home), away: Number(away) }
}
