import { findMonth, findWeekday } from './dates.ts'
import type { DateToken } from './dates.ts'
import { readClock } from '../words/clock.ts'
import { readStatus } from '../words/status-word.ts'
import { readScore } from '../openfootball/score.ts'
import type { ScoreParts } from '../openfootball/score.ts'

/** What may precede a match or be alone on a line. */
export interface Prelude {
  readonly date: DateToken | null
  readonly time: string | null
  readonly offset: string | null
  readonly rest: string
}

const WEEKDAY = String.raw`(?:(\p{L}{2,13}(?:-feira)?)\.?,? )?`
const YEAR = String.raw`(?:,? (\d{4}))?(?=\s|$)`
// `Thu Jun 12`, `Sat Aug/17 2024`, `July 13`, `Feb/11`; not the `June 16-17` of a declaration.
const MONTH_FIRST = new RegExp(String.raw`^${WEEKDAY}(\p{L}{3,10})\.?[ /](\d{1,2})${YEAR}`, 'iu')
// `4 July`, `Sáb 3 Fev 2024`.
const DAY_FIRST = new RegExp(String.raw`^${WEEKDAY}(\d{1,2})[ /](\p{L}{3,10})\.?${YEAR}`, 'iu')
// `3 de fevereiro de 2024`, `1er août 2020`, `24. März`: only alone on its line, because there are clubs called
// `12 de Octubre`, `2 de Mayo` and `1. Maj`.
const IN_FULL = new RegExp(
  String.raw`^${WEEKDAY}(\d{1,2})(?:º|\.|er)?(?: de)? (\p{L}{3,10})\.?(?:,?(?: de)? (\d{4}))?$`,
  'iu',
)
/** `Fr 23. August`, `Sam 1er août`: with an ordinal the day of the week is needed. */
const ORDINAL = new RegExp(String.raw`^(\p{L}{2,13})\.?,? (\d{1,2})(?:\.|er) ?(\p{L}{3,10})\.?${YEAR}`, 'iu')
// `Th 26/3/26`, `28.07.2023`.
const IN_NUMBERS = new RegExp(String.raw`^${WEEKDAY}(\d{1,2})[/.](\d{1,2})[/.](\d{2}|\d{4})(?=\s|$)`, 'iu')
/** `Fr 16.8.`, `Sa, 17.08.`: without a year a day of the week and the last dot tell it from an hour. */
const WITHOUT_YEAR = /^(\p{L}{2,13})\.?,? (\d{1,2})\.(\d{1,2})\.(?=\s|$)/iu
const ISO = new RegExp(String.raw`^${WEEKDAY}(\d{4})-(\d{2})-(\d{2})(?=\s|$)`, 'iu')
/** `(73)`: the number of the match. */
const NUMBER = /^\(\d{1,3}\)\s+/

export function readPrelude(text: string): Prelude {
  // `[Fr 16.8.]`: brackets around a day alone on its line say nothing.
  const unnumbered = text.replace(NUMBER, '').replace(/^\[([^[\]]+)\]$/, '$1')
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

interface WrittenDate {
  readonly whole: string
  readonly weekday: string | undefined
  readonly day: string | undefined
  readonly month: string | undefined
  readonly year: string | undefined
}

/** Every way of writing a day, the most complete first. */
function* writtenDates(text: string): Generator<WrittenDate> {
  const iso = ISO.exec(text)
  if (iso) yield { whole: iso[0], weekday: iso[1], year: iso[2], month: iso[3], day: iso[4] }
  const numbers = IN_NUMBERS.exec(text)
  if (numbers) {
    const [whole, weekday, day, month, year = ''] = numbers
    yield { whole, weekday, day, month, year: year.length === 2 ? `20${year}` : year }
  }
  const byMonth = MONTH_FIRST.exec(text)
  if (byMonth) yield { whole: byMonth[0], weekday: byMonth[1], month: byMonth[2], day: byMonth[3], year: byMonth[4] }
  const byDay = IN_FULL.exec(text) ?? DAY_FIRST.exec(text) ?? ORDINAL.exec(text) ?? WITHOUT_YEAR.exec(text)
  if (byDay) yield { whole: byDay[0], weekday: byDay[1], day: byDay[2], month: byDay[3], year: byDay[4] }
}

/** The day that the text begins with, and how long it is written. */
export function readDate(text: string): { readonly token: DateToken; readonly length: number } | null {
  for (const { whole, weekday, day, month, year } of writtenDates(text)) {
    const number = findMonth(month ?? '')
    const named = weekday === undefined ? null : findWeekday(weekday)
    // A word in front that is not a day of the week is the name of a team.
    if (number === null || (weekday !== undefined && named === null)) continue
    const token = { day: Number(day), month: number, year: year === undefined ? null : Number(year), weekday: named }
    return { token, length: whole.length }
  }
  return null
}

export interface Result {
  readonly home: string
  readonly away: string
  readonly parts: ScoreParts | null
  readonly ground: string | null
  /** `n/p`, or the text in brackets: `cancelled; Austria withdrew`. */
  readonly status: string | null
}

const STATUS = /\s*\[([^[\]]+)\]\s*$/
/** Turns `2 x 1`, `2×1`, `2:1`, `2–1`, and `2 - 1` without a name right after it, into `2-1`. */
const LOOSE_SCORE =
  /(?<![\p{L}\d.:])(\d{1,2})(?:\s?[x×:–]\s?|\s-\s(?=\d{1,2}(?:\s{2,}|\s*[([]|$)))(\d{1,2})(?![\d.])/giu

/**
 * Fields separated by two blanks, as in `São Paulo FC  v SC Recife  0-0`; a long home name is followed by a single one.
 * Names may contain digits there. Null if a score, a ground or a remark would become part of a name.
 */
function readColumns(text: string): Result | null {
  const [, home = '', away = '', behind = ''] = /^(.+?)\s+vs?\.? (.+?)(?:\s{2,}(.+))?$/.exec(text) ?? []
  const status = STATUS.exec(behind)?.[1] ?? null
  const stated = behind.replace(STATUS, '').trim()
  const score = stated === '' ? null : readScore(stated)
  if (home === '' || (stated !== '' && score?.length !== stated.length)) return null
  if (/[@[\]]|\d\s?[-–:x×]\s?\d/.test(away)) return null
  return { home, away: away.trim(), parts: score?.parts ?? null, ground: null, status }
}

/** `4(5) x 4(3)` and `4 (5) - (3) 4`: the kicks stand beside the goals. */
const WITH_KICKS =
  /(?<=\s)(\d{1,2}) ?\((\d{1,2})\) ?[x×–-] ?(?:(\d{1,2}) ?\((\d{1,2})\)|\((\d{1,2})\) ?(\d{1,2}))(?=\s|$)/iu

function kicksInFront(_: string, ...parts: (string | undefined)[]): string {
  const [home, kicks, away = parts[5], other = parts[4]] = parts
  return `${kicks}-${other} pen. ${home}-${away}`
}

/** `KRC Genk v RSC Anderlecht      n/p`: a word for the match's status, in the column of the score. */
const STATUS_COLUMN = /^(.*\svs?\.? .*\S)\s{2,}(\p{L}[\p{L}./ ]{1,20})$/u

function withStatusInBrackets(text: string): string {
  const [, match, word] = STATUS_COLUMN.exec(text) ?? []
  return match !== undefined && word !== undefined && readStatus(word) !== null ? `${match} [${word}]` : text
}

/** `Brazil v Croatia 3-1 (1-1) @ …`, `France 4-1 (3-0) Mexico @ …`, `@ London  England 0-0 Spain  (aet, 4-2 pen)`. */
export function readResult(line: string): Result | null {
  const text = withStatusInBrackets(line)
  const inColumns = readColumns(text)
  if (inColumns) return inColumns
  const inFront = /^@ (.+?)\s{2,}(.+)$/.exec(text)
  const [stated = '', behind] = (inFront?.[2] ?? text).split(/\s*@ /)
  // A remark may precede or follow the ground.
  const status = (STATUS.exec(stated) ?? STATUS.exec(behind ?? ''))?.[1] ?? null
  const ground = inFront?.[1] ?? behind?.replace(STATUS, '').trim() ?? null
  const body = stated.replace(STATUS, '').replace(WITH_KICKS, kicksInFront).replaceAll(LOOSE_SCORE, '$1-$2').trim()
  const unplayed = /^(.+?)\s+(n\/p|n\.p\.|w\.?\/?o\.?|abd\.?|canc\.?|ppd?\.?)\s+(.+)$/i.exec(body)
  if (unplayed?.[1] && unplayed[3]) {
    return { home: unplayed[1], away: unplayed[3], parts: null, ground, status: status ?? unplayed[2] ?? null }
  }
  const versus = /^(.+?)\s+vs?\.?\s+(.+)$/.exec(body)
  const read =
    versus?.[1] && versus[2]
      ? readVersus(versus[1], versus[2], ground)
      : (readBetween(body, ground) ?? readDashed(body, ground))
  return read && { ...read, status }
}

function readVersus(home: string, rest: string, ground: string | null): Omit<Result, 'status'> | null {
  const found = /^(.+?)\s+(\d{1,2}-\d{1,2}.*)$/.exec(rest)
  if (!found?.[1] || !found[2]) return /\d/.test(rest) ? null : { home, away: rest, parts: null, ground }
  const score = readScore(found[2])
  if (score === null || found[2].slice(score.length).trim() !== '') return null
  return { home, away: found[1], parts: score.parts, ground }
}

/** `KRC Genk - RSC Anderlecht  2-1`; without a score only if blanks separate the columns: `Latvia       -  Iceland`. */
function readDashed(body: string, ground: string | null): Omit<Result, 'status'> | null {
  const unplayed = /^([^\d@]+?)(?:\s{2,}[-–]\s+|\s[-–]\s{2,})([^\d@]+)$/.exec(body)
  if (unplayed?.[1] && unplayed[2] && !/\s{2}|\s[-–]\s/.test(`${unplayed[1]} ${unplayed[2].trim()}`))
    return { home: unplayed[1], away: unplayed[2].trim(), parts: null, ground }
  const found = /^(\D+?)\s+[-–]\s+(\D+?)\s+(\d{1,2}-\d{1,2}.*)$/.exec(body)
  const score = found?.[3] === undefined ? null : readScore(found[3])
  if (!found?.[1] || !found[2] || score?.length !== found[3]!.trim().length) return null
  return { home: found[1], away: found[2], parts: score.parts, ground }
}

/** `Mexico`, `1. FC Köln`, `Mainz 05`, `Sarmiento (R)`; behind it perhaps `(aet, 4-2 pen)`. */
const TEAM_BEHIND =
  /^\s+((?:\d\. ?)?[^\d(]+?(?: \d{2}| \d{4})?(?:\s\((?!aet)\p{L}{1,20}\.?\))?)(?:\s*\((aet)(?:\/gg)?(?:, (\d{1,2})-(\d{1,2}) pen)?\))?$/u

function readBetween(body: string, ground: string | null): Omit<Result, 'status'> | null {
  const found = /^(.+?)\s+(\d{1,2}-\d{1,2}.*)$/.exec(body)
  const score = found?.[2] === undefined ? null : readScore(found[2])
  if (!found?.[1] || !found[2] || score === null) return null
  const tail = TEAM_BEHIND.exec(found[2].slice(score.length))
  if (!tail?.[1]) return null
  const [, away, aet, ph, pa] = tail
  if (!aet) return { home: found[1], away, parts: score.parts, ground }
  // The score is that of 120 minutes, and the one of 90 is unknown unless there were no goals.
  const extraTime = score.parts.score
  const level = extraTime?.home === 0 && extraTime.away === 0 ? extraTime : null
  const penalties = ph === undefined ? null : { home: Number(ph), away: Number(pa) }
  const parts = { halfTime: level, score: level, extraTime, penalties, repeatsShootout: false }
  return { home: found[1], away, parts, ground }
}
