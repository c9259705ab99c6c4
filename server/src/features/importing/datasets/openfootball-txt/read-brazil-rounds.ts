import { BLANK_MATCH } from '../openfootball/match-row.ts'
import type { Season } from '../openfootball/season.ts'
import { findStateInName } from '../openfootball/states.ts'
import { findMonth, findWeekday, resolveDay } from './dates.ts'
import type { Line } from './lines.ts'
import { ReadingBuilder } from './reading.ts'
import type { Reading } from './reading.ts'

const ROUND = /^(\d{1,2})\s*ª?\s*Rodada\s*(.*)$/
const DATE = /^(\d{1,2})\/(\d{2})\/(\d{4})\s+-\s+(\p{L}{3})[\p{L}-]*$/u
const HOUR = /^(\d{2})h(\d{2})(?:\s+-)?\s+/
// `4x2`, `0 - 2`, `1 -0`, also without a blank behind the name: `Juventude1x0 Atlético-PR`.
// An interrupted match stands between asterisks: `*0x0*`.
const RESULT = /^(.*?[^\d*])(\*?)(\d{1,2})\s?[x-]\s?(\d{1,2})\*?\s+(.+)$/

/** Série A from 2003 to 2010: `1ª Rodada`, `29/03/2003 - Sábado`, then one of three ways to write a match. */
export function readBrazilRounds(lines: readonly Line[], season: Season): Reading {
  const reading = new ReadingBuilder()
  let round: string | null = null
  let day: string | null = null
  let time: string | null = null
  for (const { text: whole, number } of lines) {
    const heading = ROUND.exec(whole)
    if (heading) [round, day, time] = [`${heading[1]}ª Rodada`, null, null]
    // One file glues the date to the round: `2ª Rodada17/05/2007 - Sábado`.
    const text = heading ? (heading[2] ?? '') : whole
    if (text === '' || text.startsWith('=') || /^(?:PRIMEIRO|SEGUNDO) TURNO$/.test(text)) continue
    const date = DATE.exec(text)
    if (date) {
      const [, d, m = '', y, weekday = ''] = date
      const token = { day: Number(d), month: findMonth(m) ?? 0, year: Number(y), weekday: findWeekday(weekday) }
      const resolved = resolveDay(token, season)
      reading.remark(number, resolved.remark)
      day = resolved.iso
      time = null
      continue
    }
    const hour = HOUR.exec(text)
    if (hour) time = `${hour[1]}:${hour[2]}`
    const result = RESULT.exec(hour ? text.slice(hour[0].length) : text)
    if (!result) {
      reading.reject(number, 'a linha não tem a forma de um jogo.')
      continue
    }
    const [, home = '', star, h, a, rest = ''] = result
    const score = { home: Number(h), away: Number(a) }
    const status = star === '' ? null : 'suspended'
    const at = { line: number, round, day, time, status }
    reading.rows.push({ ...BLANK_MATCH, ...at, home: clubIn(home), ...awayIn(rest), score })
  }
  return reading
}

/** `Vasco  @ Brinco de Ouro`, `Goiás - Pinheirão`, `Atlético - MG - Moisés Lucarelli`, `Botafogo`. */
function awayIn(rest: string): { readonly away: string; readonly ground: string | null } {
  const [before = '', place] = rest.split('@')
  if (place !== undefined) return { away: clubIn(before), ground: groundIn(place) }
  const parts = rest.split(/\s+-\s+(?:-\s+)?/)
  const [name = '', second] = parts
  const joined = second === undefined ? name : `${name}-${second}`
  const hasState = second !== undefined && second.length === 2 && findStateInName(joined) !== null
  const ground = parts[hasState ? 2 : 1]
  return { away: clubIn(hasState ? joined : name), ground: ground === undefined ? null : groundIn(ground) }
}

/** `Atlético - MG` is `Atlético-MG`. */
function clubIn(text: string): string {
  return text.trim().replace(/\s+-\s+(?=[A-Z]{2}$)/, '-')
}

/** `PresVargas*(PF)`, `Papa J.Paulo II (*PF)`: played behind closed doors (portões fechados). */
function groundIn(text: string): string {
  return text.replace(/\s*(?:\*\(PF\)|\(\*PF\))$/, '').trim()
}
