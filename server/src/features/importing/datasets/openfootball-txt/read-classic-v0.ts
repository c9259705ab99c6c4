import { isDay } from '../../../../platform/time/day-formats.ts'
import { BLANK_MATCH } from '../openfootball/match-row.ts'
import type { MatchRow } from '../openfootball/match-row.ts'
import { readRoundLabel } from '../openfootball/round-label.ts'
import { readScore } from '../openfootball/score.ts'
import type { Line } from './lines.ts'
import { ReadingBuilder } from './reading.ts'
import type { Reading } from './reading.ts'

// `1-0 5-4iE`: the second pair is the shoot-out (im Elfmeterschießen), once written `10:9iE`; `0-0 0-1nV` is extra time.
const MATCH = /^(\d{4}-\d{2}-\d{2})(?:\s+(\d{2}:\d{2}))?\s+(.+?)\s+(\d{1,2}-\d{1,2}\b.+)$/

/** South American cups of 2012 and 2013, Africa's of 2015: `2012-01-24 20:15   Arsenal   3-0  Sport Huancayo   # Match G1`. */
export function readClassicV0(lines: readonly Line[]): Reading {
  const reading = new ReadingBuilder()
  let place: Heading = { round: null, group: null, leg: null }
  for (const { text: whole, number } of lines) {
    const text = (whole.split('//')[0] ?? '').trim()
    const match = MATCH.exec(text)
    if (text === '' || text.startsWith('=') || text.includes('|')) continue
    if (!match) {
      const heading = headingIn(text)
      if (heading) place = heading
      else reading.reject(number, 'a linha não tem a forma de um jogo.')
      continue
    }
    const [, day = '', time, home = '', behind = ''] = match
    const score = readScore(behind)
    const away = behind.slice(score?.length ?? 0)
    if (score === null || !/^\s+\S/.test(away)) {
      reading.reject(number, 'a linha não tem a forma de um jogo.')
      continue
    }
    if (!isDay(day)) {
      reading.reject(number, `a data ${day} não existe.`)
      continue
    }
    const { repeatsShootout: _, ...parts } = score.parts
    const at = { line: number, ...place, day, time: time ?? null }
    reading.rows.push({ ...BLANK_MATCH, ...at, home, away: away.trim(), ...parts })
  }
  return reading
}

type Heading = Pick<MatchRow, 'round' | 'group' | 'leg'>

/** `(11) Round of 16 / 1st Leg`, `Octavos de final / Vuelta`, `Group 1:`, `Matchday 1 / Group A`. */
function headingIn(text: string): Heading | null {
  const plain = text.replace(/^\(\d+\)\s*/, '').replace(/:$/, '')
  const [round = '', behind = ''] = plain.split('/').map((part) => part.trim())
  if (readRoundLabel(round) === null) return null
  const inGroup = readRoundLabel(behind)
  if (inGroup?.kind === 'groups') return { round, group: behind, leg: null }
  // `Vuela` is a slip of the pen.
  const leg = /^(?:2nd Leg|Vuelt?a)$/i.test(behind) ? 2 : /^(?:1st Leg|Ida)$/i.test(behind) ? 1 : null
  return { round, group: null, leg }
}
