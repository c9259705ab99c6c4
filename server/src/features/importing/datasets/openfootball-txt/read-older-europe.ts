import { BLANK_MATCH } from '../openfootball/match-row.ts'
import { readRoundLabel } from '../openfootball/round-label.ts'
import { readScore } from '../openfootball/score.ts'
import type { Season } from '../openfootball/season.ts'
import { findWeekday, resolveDay } from './dates.ts'
import type { Line } from './lines.ts'
import { readDate } from './match-lines.ts'
import type { ResultLine } from './read-bracketed.ts'
import { ReadingBuilder } from './reading.ts'
import type { Reading } from './reading.ts'

// `[Sa 18.7.]`, `[Sab. 24.8.]`, `[Fri. 18.05.]`, `(Sa) 10.08.`, `24.08. (Sa)`.
const DAY = String.raw`(\d{1,2})\.(\d{1,2})\.?`
const DATES = [
  new RegExp(String.raw`^\[(\p{L}{2,3})\.? ${DAY}\]$`, 'u'),
  new RegExp(String.raw`^\((\p{L}{2,3})\) ${DAY}(?=\s|$)`, 'u'),
]
const WEEKDAY_BEHIND = new RegExp(String.raw`^${DAY} \((\p{L}{2,3})\)(?=\s|$)`, 'u')

/** What gives such a file away. */
export const OLDER_EUROPE =
  /^\[\p{L}{2} \d{1,2}\.\d{1,2}\.?\]$|^\[\p{L}{3}\. \d{1,2}\.\d{1,2}\.?\]$|^\(\p{L}{2,3}\) \d{1,2}\.\d{1,2}\.|^\d{1,2}\.\d{1,2}\. \(\p{L}{2,3}\)/u

/** Germany, Austria, Italy and Russia before 2018: days without a year, names and scores in any of several orders. */
export function readOlderEurope(lines: readonly Line[], season: Season): Reading {
  const reading = new ReadingBuilder()
  let [round, leg]: readonly [string | null, 1 | 2 | null] = [null, null]
  let day: string | null = null
  let time: string | null = null
  for (const { text: whole, number, indent } of lines) {
    let text = whole
    if (text === '' || text.startsWith('=') || text.includes('|')) continue
    const date = dateIn(text)
    if (date) {
      const resolved = resolveDay(date.token, season)
      reading.remark(number, resolved.remark)
      ;[day, time] = [resolved.iso, null]
      text = text.slice(date.length).trim()
      if (text === '') continue
    }
    const clock = /^(\d{1,2})[.:](\d{2})\s+/.exec(text)
    if (clock) time = `${(clock[1] ?? '').padStart(2, '0')}:${clock[2]}`
    else if (date === null && indent < 7) time = null
    const result = date || clock || indent > 0 ? readResult(text.slice(clock?.[0].length ?? 0)) : null
    const heading = result === null && indent === 0 ? headingIn(text) : null
    if (result) reading.rows.push({ ...BLANK_MATCH, line: number, round, leg, day, time, ...result })
    else if (heading) {
      ;[round, leg] = heading.leg === null ? [heading.round, null] : [round, heading.leg]
      day = null
    } else reading.reject(number, 'a linha não tem a forma de um jogo.')
  }
  return reading
}

function dateIn(text: string) {
  const [whole, weekday, day, month] = DATES.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? []
  if (whole !== undefined) return dated(whole, weekday, day, month)
  const [behind, first, second, word] = WEEKDAY_BEHIND.exec(text) ?? []
  if (behind !== undefined) return dated(behind, word, first, second)
  // A day in words, or with its year, alone on its line.
  const alone = text.replace(/^\[([^[\]]+)\]$/, '$1')
  const inWords = readDate(alone)
  return inWords?.length === alone.length ? { token: inWords.token, length: text.length } : null
}

function dated(whole: string, weekday = '', day = '', month = '') {
  const token = { day: Number(day), month: Number(month), year: null, weekday: findWeekday(weekday) }
  return { token, length: whole.length }
}

/** `1. Spieltag // Sa.+So. 17.+18. Aug`, `(2) Viertelfinale`, `1. Runde (Knockout)`, `Rückspiel`. */
function headingIn(text: string): { readonly round: string | null; readonly leg: 1 | 2 | null } | null {
  const name = text
    .replace(/^\(\d+\)\s*/, '')
    .replace(/\s*\/\/.*$/, '')
    .replace(/\s*\(Knockout\)$/i, '')
    .replace(/^Matchday (?=Match )/, '')
    .trim()
  if (/^(?:Hinspiele?|Andata|1st legs?)$/i.test(name)) return { round: null, leg: 1 }
  if (/^(?:Rückspiele?|Ritorno|2nd legs?)$/i.test(name)) return { round: null, leg: 2 }
  const isName = readRoundLabel(name) !== null || /^[\p{Lu}\d][\p{L}\d .^'-]{2,40}$/u.test(name)
  return isName && !/\s-\s|\s{2,}/.test(name) ? { round: name, leg: null } : null
}

const PAIR = String.raw`\d{1,2} ?[-:] ?\d{1,2}`
const IN_BRACKETS = String.raw`(?:\s*\(${PAIR}(?:, ?${PAIR})?\))?`
const BETWEEN = new RegExp(
  String.raw`^(.+?)\s+(${PAIR}${IN_BRACKETS})\s+(?![([]|n\.?V|i\.?E)(\D.*|\d+\. ?\D.*|\d{2,4} \D.*)$`,
)
const BEHIND = new RegExp(String.raw`^(.+?\S)\s+(${PAIR}.*)$`)
const STATUS = /\s*\[([^[\]]+)\]$/

function readResult(stated: string): ResultLine | null {
  const status = STATUS.exec(stated)?.[1] ?? null
  const text = stated.replace(STATUS, '')
  const [, home, middle, away] = BETWEEN.exec(text) ?? []
  const between = middle === undefined ? null : scoreOf(middle)
  if (home && away && between) return { home, away: away.trim(), ...between, status }
  const [, names = text, last] = BEHIND.exec(text) ?? []
  const teams = teamsIn(names)
  if (teams === null) return null
  if (last === undefined) return { ...teams, status }
  const behind = scoreOf(last)
  return behind && { ...teams, ...behind, status }
}

/** `SC Weiz - Rapid Wien`, or two names that two blanks part. */
function teamsIn(text: string): { readonly home: string; readonly away: string } | null {
  const parts = text.split(/\s+-\s+/)
  const [home, away, ...more] = parts.length === 2 ? parts : text.split(/\s{2,}/)
  return home && away && more.length === 0 ? { home: home.trim(), away: away.trim() } : null
}

/** `0:1 (0:0)`, `2:2 2:3nV`, `2:2 (2:2, 0:0) n.V. 5:6 i.E.`, `3:2 (2:2, 0:1) n.V.`: after extra time, on penalties. */
function scoreOf(stated: string) {
  const plain = stated
    .trim()
    .replaceAll(/(\d) ?[-:] ?(?=\d)/g, '$1-')
    .replace(/^(\d+-\d+) (\d+-\d+) ?n\.?V\.?/, '$2 a.e.t. ($1)')
    .replace(/^(\d+-\d+) (\([^()]+\)) ?n\.?V\.?/, '$1 a.e.t. $2')
    .replace(/(?<=\d|\)),? (\d+-\d+) ?i\.?E\.?$/, ', $1 pen.')
  const score = readScore(plain)
  if (score === null || score.length !== plain.length) return null
  const { repeatsShootout: _, ...parts } = score.parts
  return parts
}
