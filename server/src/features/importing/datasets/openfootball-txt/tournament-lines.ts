import { findMonth, findWeekday } from './dates.ts'
import type { DateToken } from './dates.ts'
import { readClock } from '../words/clock.ts'
import { readScore } from '../openfootball/score.ts'
import type { ScoreParts } from '../openfootball/score.ts'

/** What may stand in front of a match or alone on a line. */
export interface Prelude {
  readonly date: DateToken | null
  readonly time: string | null
  readonly offset: string | null
  readonly rest: string
}

// `Thu Jun 12`, `Th Jun 19`, `July 13`, `Feb/11`, `4 July`, `Th 26/3/26`; not the `June 16-17` of a declaration.
const MONTH_FIRST = /^(?:(\p{L}{2,3}) )?(\p{L}{3,9})[ /](\d{1,2})(?=\s|$)/u
const DAY_FIRST = /^(\d{1,2}) (\p{L}{3,9})(?=\s|$)/u
const IN_NUMBERS = /^(?:(\p{L}{2,3})\.? )?(\d{1,2})[/.](\d{1,2})[/.](\d{2}|\d{4})(?=\s|$)/u
/** `(73)`: the number of the match. */
const NUMBER = /^\(\d{1,3}\)\s+/

export function readPrelude(text: string): Prelude {
  const unnumbered = text.replace(NUMBER, '')
  const date = readDate(unnumbered)
  const afterDate = unnumbered
    .slice(date?.length ?? 0)
    .trimStart()
    .replace(NUMBER, '')
  const clock = /^\d{1,2}[:.h]\d{2}(?!\d)/.test(afterDate) ? readClock(afterDate) : null
  // `18:00 (19:00 EEST)`: the same moment by another clock.
  const rest = (clock?.rest ?? afterDate).replace(/^\(\d{1,2}:\d{2} [^()]+\)\s*/, '').trim()
  return { date: date?.token ?? null, time: clock?.time ?? null, offset: clock?.offset ?? null, rest }
}

function readDate(text: string): { readonly token: DateToken; readonly length: number } | null {
  const numbers = IN_NUMBERS.exec(text)
  if (numbers) {
    const [whole, weekday, day, month = '', year] = numbers
    const number = findMonth(month)
    if (number === null) return null
    const century = year?.length === 2 ? 2000 : 0
    const token = { day: Number(day), month: number, year: Number(year) + century, weekday: weekdayIn(weekday) }
    return { token, length: whole.length }
  }
  const byMonth = MONTH_FIRST.exec(text)
  const byDay = DAY_FIRST.exec(text)
  const [whole = '', weekday, month, day] = byMonth ?? [byDay?.[0], undefined, byDay?.[2], byDay?.[1]]
  const number = month === undefined ? null : findMonth(month)
  if (number === null || day === undefined) return null
  return { token: { day: Number(day), month: number, year: null, weekday: weekdayIn(weekday) }, length: whole.length }
}

function weekdayIn(text: string | undefined): number | null {
  return text === undefined ? null : findWeekday(text)
}

export interface Result {
  readonly home: string
  readonly away: string
  readonly parts: ScoreParts | null
  readonly ground: string | null
  /** `n/p`, or what stands in brackets: `cancelled; Austria withdrew`. */
  readonly status: string | null
}

const STATUS = /\s*\[([^[\]]+)\]\s*$/

/** `Brazil v Croatia 3-1 (1-1) @ …`, `France 4-1 (3-0) Mexico @ …`, `@ London  England 0-0 Spain  (aet, 4-2 pen)`. */
export function readResult(text: string): Result | null {
  const inFront = /^@ (.+?)\s{2,}(.+)$/.exec(text)
  const [stated = '', behind] = (inFront?.[2] ?? text).split(/\s*@ /)
  const ground = inFront?.[1] ?? behind?.trim() ?? null
  const status = STATUS.exec(stated)?.[1] ?? null
  const body = stated.replace(STATUS, '').trim()
  const unplayed = /^(.+?)\s+(n\/p|n\.p\.|w\.?\/?o\.?|abd\.?|canc\.?|ppd?\.?)\s+(.+)$/i.exec(body)
  if (unplayed?.[1] && unplayed[3]) {
    return { home: unplayed[1], away: unplayed[3], parts: null, ground, status: status ?? unplayed[2] ?? null }
  }
  const versus = /^(.+?)\s+vs?\.?\s+(.+)$/.exec(body)
  const read = versus?.[1] && versus[2] ? readVersus(versus[1], versus[2], ground) : readBetween(body, ground)
  return read && { ...read, status }
}

function readVersus(home: string, rest: string, ground: string | null): Omit<Result, 'status'> | null {
  const found = /^(.+?)\s+(\d{1,2}-\d{1,2}.*)$/.exec(rest)
  if (!found?.[1] || !found[2]) return /\d/.test(rest) ? null : { home, away: rest, parts: null, ground }
  const score = readScore(found[2])
  if (score === null || found[2].slice(score.length).trim() !== '') return null
  return { home, away: found[1], parts: score.parts, ground }
}

function readBetween(body: string, ground: string | null): Omit<Result, 'status'> | null {
  const found = /^(.+?)\s+(\d{1,2}-\d{1,2}.*)$/.exec(body)
  const score = found?.[2] === undefined ? null : readScore(found[2])
  if (!found?.[1] || !found[2] || score === null) return null
  const tail = /^\s+([^\d(]+?)(?:\s*\((aet)(?:\/gg)?(?:, (\d{1,2})-(\d{1,2}) pen)?\))?$/.exec(
    found[2].slice(score.length),
  )
  if (!tail?.[1]) return null
  const [, away, aet, ph, pa] = tail
  if (!aet) return { home: found[1], away, parts: score.parts, ground }
  // The score stands for 120 minutes, and that of 90 is not told; only where nobody scored is there no doubt.
  const extraTime = score.parts.score
  const level = extraTime?.home === 0 && extraTime.away === 0 ? extraTime : null
  const penalties = ph === undefined ? null : { home: Number(ph), away: Number(pa) }
  const parts = { halfTime: level, score: level, extraTime, penalties, repeatsShootout: false }
  return { home: found[1], away, parts, ground }
}
