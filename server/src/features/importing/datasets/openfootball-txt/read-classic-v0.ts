import { isDay } from '../../../../platform/time/day-formats.ts'
import { BLANK_MATCH } from '../openfootball/match-row.ts'
import { readRoundLabel } from '../openfootball/round-label.ts'
import type { Line } from './lines.ts'
import { ReadingBuilder } from './reading.ts'
import type { Reading } from './reading.ts'

// `1-0 5-4iE`: the second pair is the shoot-out (im Elfmeterschießen), once written `10:9iE`.
const MATCH =
  /^(\d{4}-\d{2}-\d{2})(?:\s+(\d{2}:\d{2}))?\s+(.+?)\s+(\d{1,2})-(\d{1,2})(?:\s+(\d{1,2})[-:](\d{1,2})iE)?\s+(.+)$/

/** South American cups of 2012 and 2013: `2012-01-24 20:15   Arsenal   3-0  Sport Huancayo   # Match G1`. */
export function readClassicV0(lines: readonly Line[]): Reading {
  const reading = new ReadingBuilder()
  let round: string | null = null
  let leg: 1 | 2 | null = null
  for (const { text: whole, number } of lines) {
    const text = (whole.split('//')[0] ?? '').trim()
    const match = MATCH.exec(text)
    if (text === '' || text.startsWith('=') || text.includes('|')) continue
    if (!match) {
      const heading = headingIn(text)
      if (heading) [round, leg] = [heading.round, heading.leg]
      else reading.reject(number, 'a linha não tem a forma de um jogo.')
      continue
    }
    const [, day = '', time, home = '', h, a, ph, pa, away = ''] = match
    if (!isDay(day)) {
      reading.reject(number, `a data ${day} não existe.`)
      continue
    }
    const score = { home: Number(h), away: Number(a) }
    const penalties = ph === undefined ? null : { home: Number(ph), away: Number(pa) }
    const at = { line: number, round, leg, day, time: time ?? null }
    reading.rows.push({ ...BLANK_MATCH, ...at, home, away, score, penalties })
  }
  return reading
}

/** `(11) Round of 16 / 1st Leg`, `Octavos de final / Vuelta`, `Group 1:`. */
function headingIn(text: string): { readonly round: string; readonly leg: 1 | 2 | null } | null {
  const plain = text.replace(/^\(\d+\)\s*/, '').replace(/:$/, '')
  const [round = '', leg = ''] = plain.split('/').map((part) => part.trim())
  if (readRoundLabel(round) === null) return null
  if (leg === '') return { round, leg: null }
  // `Vuela` is a slip of the pen.
  return { round, leg: /^(?:2nd Leg|Vuelt?a)$/i.test(leg) ? 2 : /^(?:1st Leg|Ida)$/i.test(leg) ? 1 : null }
}
