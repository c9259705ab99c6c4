import { findMonth, findWeekday } from './dates.ts'
import type { DateToken } from './dates.ts'
import { readScore } from './score.ts'
import type { ScoreParts } from './score.ts'

/** What may stand in front of a match or alone on a line. */
export interface Prelude {
  readonly date: DateToken | null
  readonly time: string | null
  readonly offset: string | null
  readonly rest: string
}

// `Thu Jun 12`, `Th Jun 19`, `July 13`, `4 July`; not the `June 16-17` of a declaration.
const MONTH_FIRST = /^(?:(\p{L}{2,3}) )?(\p{L}{3,9}) (\d{1,2})(?=\s|$)/u
const DAY_FIRST = /^(\d{1,2}) (\p{L}{3,9})(?=\s|$)/u
// `17:00 UTC-3`, `18:00 (19:00 EEST)`.
const CLOCK = /^(\d{2}:\d{2})(?: (UTC[+-]\d{1,2}(?::\d{2})?))?(?: \(\d{2}:\d{2} \w+\))?(?=\s|$)/

export function readPrelude(text: string): Prelude {
  const date = readDate(text)
  const afterDate = text.slice(date?.length ?? 0).trimStart()
  const clock = CLOCK.exec(afterDate)
  const rest = afterDate.slice(clock?.[0].length ?? 0).trim()
  return { date: date?.token ?? null, time: clock?.[1] ?? null, offset: clock?.[2] ?? null, rest }
}

function readDate(text: string): { readonly token: DateToken; readonly length: number } | null {
  const byMonth = MONTH_FIRST.exec(text)
  const byDay = DAY_FIRST.exec(text)
  const [whole = '', weekday, month, day] = byMonth ?? [byDay?.[0], undefined, byDay?.[2], byDay?.[1]]
  const number = month === undefined ? null : findMonth(month)
  if (number === null || day === undefined) return null
  const token = { day: Number(day), month: number, year: null, weekday: weekday ? findWeekday(weekday) : null }
  return { token, length: whole.length }
}

export interface Result {
  readonly home: string
  readonly away: string
  readonly parts: ScoreParts | null
  readonly ground: string | null
}

/** `Brazil v Croatia 3-1 (1-1) @ …`, `France 4-1 (3-0) Mexico @ …`, `@ London  England 0-0 Spain  (aet, 4-2 pen)`. */
export function readResult(text: string): Result | null {
  const inFront = /^@ (.+?)\s{2,}(.+)$/.exec(text)
  const [body = '', behind] = (inFront?.[2] ?? text).split(/\s*@ /)
  const ground = inFront?.[1] ?? behind?.trim() ?? null
  const versus = /^(.+?)\s+v\s+(.+)$/.exec(body)
  return versus?.[1] && versus[2] ? readVersus(versus[1], versus[2], ground) : readBetween(body, ground)
}

function readVersus(home: string, rest: string, ground: string | null): Result | null {
  const found = /^(.+?)\s+(\d{1,2}-\d{1,2}.*)$/.exec(rest)
  if (!found?.[1] || !found[2]) return /\d/.test(rest) ? null : { home, away: rest, parts: null, ground }
  const score = readScore(found[2])
  if (score === null || found[2].slice(score.length).trim() !== '') return null
  return { home, away: found[1], parts: score.parts, ground }
}

function readBetween(body: string, ground: string | null): Result | null {
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
