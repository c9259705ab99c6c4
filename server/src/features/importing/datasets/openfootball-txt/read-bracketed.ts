import { BLANK_MATCH } from '../openfootball/match-row.ts'
import type { MatchRow } from '../openfootball/match-row.ts'
import { readRoundLabel } from '../openfootball/round-label.ts'
import type { Season } from '../openfootball/season.ts'
import { addGoals, isGoals } from './below-a-match.ts'
import { findMonth, findWeekday, resolveDay } from './dates.ts'
import type { DateToken } from './dates.ts'
import type { Line } from './lines.ts'
import { readDate, readResult as readPlainResult } from './match-lines.ts'
import { ReadingBuilder } from './reading.ts'
import type { Reading } from './reading.ts'

/** The part of a line with two names and the text between them. */
export type ResultLine = Pick<MatchRow, 'home' | 'away'> & Partial<MatchRow>

/**
 * The loop that four dialects share: a heading names the round, `[Sat Aug/14]` the day, and any other line is a match,
 * with or without its hour. Each dialect reads match lines in its own way.
 */
export function readBracketed(
  lines: readonly Line[],
  season: Season,
  readResult: (text: string) => ResultLine | null,
): Reading {
  const reading = new ReadingBuilder()
  let heading: string | null = null
  let group: string | null = null
  let day: string | null = null
  let latest: string | null = null
  let time: string | null = null
  for (const { text, number, indent } of lines) {
    if (text === '' || text.startsWith('=')) continue
    if (isGoals(text) && indent > 0) {
      addGoals(reading, text, number)
      continue
    }
    if (/^\[.+\]$/.test(text)) {
      const token = dateIn(text.slice(1, -1))
      const resolved: ReturnType<typeof resolveDay> = token
        ? resolveDay(token, season, latest)
        : { iso: null, remark: `a data ${text} não foi entendida.` }
      reading.remark(number, resolved.remark)
      day = resolved.iso
      latest = day ?? latest
      time = null
      continue
    }
    // Checked before matches, because `Semi-finais - volta` looks like one without a score.
    const name = headingOf(text)
    const label = indent === 0 ? readRoundLabel(name) : null
    if (label !== null) {
      // `Group A` holds for the matchdays below it.
      if (label.group !== null && label.name === null) group = name
      else if (label.kind !== 'league' || label.stage !== null) group = null
      ;[heading, day] = [name, null]
      continue
    }
    const clock = /^(\d{2})\.(\d{2})\s+/.exec(text)
    const stated = clock ? text.slice(clock[0].length) : text
    const own = readResult(stated)
    const result = own !== null && !hasScoreInName(own) ? own : (readInAnyOrder(stated, indent) ?? own)
    if (result === null) {
      if (indent === 0 && isHeading(text)) {
        ;[heading, group, day] = [text, null, null]
        reading.remark(number, `“${text}” foi lido como o nome de uma fase.`)
      } else reading.reject(number, 'a linha não tem a forma de um jogo.')
      continue
    }
    // Only a line indented below the names of the one above shares its hour; a line at the margin has none.
    if (clock) time = `${clock[1]}:${clock[2]}`
    else if (indent < 7) time = null
    reading.rows.push({
      ...BLANK_MATCH,
      line: number,
      round: heading,
      group: heading === group ? null : group,
      day,
      time,
      ...result,
    })
  }
  return reading
}

/** `(1-1)  Al Ahly`: part of the score was taken for the name. */
const hasScoreInName = ({ home, away }: ResultLine): boolean => /\(\d{1,2}[-:–]\d{1,2}/.test(`${home} ${away}`)

/** What a dialect does not read in its own way may stand as in others: names parted by `v`, the score behind them. */
function readInAnyOrder(text: string, indent: number): ResultLine | null {
  const result = indent > 0 ? readPlainResult(text) : null
  if (result === null) return null
  const { parts, ...rest } = result
  const { repeatsShootout: _, ...score } = parts ?? { repeatsShootout: false }
  return { ...rest, ...score }
}

/** `(1)  Round of 16 - 1st Leg    //  Tu+We 14.+15. Feb 2012`. */
function headingOf(text: string): string {
  return text
    .replace(/^\(\d{1,3}\)\s+/, '')
    .replace(/\s*\/\/.*$/, '')
    .trim()
}

/** A few unknown words at the margin: without numbers they can only be a heading for what follows. */
function isHeading(text: string): boolean {
  return /^\p{Lu}[\p{L} .'-]{2,40}$/u.test(text) && !/\s-\s|\s{2,}/.test(text)
}

/** `Sat Aug/14`, `Apr/4`, `Sat Aug/14 2010`, `Sab 21/05`, `Sáb, 13/Maio`, `Sun 31.01.`. */
function dateIn(text: string): DateToken | null {
  const found =
    /^(?<weekday>\p{L}{3}),? (?<day>\d{1,2})[/.](?<month>\p{L}{3,}|\d{1,2})\.?$/u.exec(text)?.groups ??
    /^(?:(?<weekday>\p{L}{3}) )?(?<month>\p{L}{3})\/(?<day>\d{1,2})(?: (?<year>\d{4}))?$/u.exec(text)?.groups
  const month = findMonth(found?.['month'] ?? '')
  if (!found || month === null) {
    const inWords = readDate(text)
    return inWords?.length === text.length ? inWords.token : null
  }
  const year = found['year'] === undefined ? null : Number(found['year'])
  return { day: Number(found['day']), month, year, weekday: findWeekday(found['weekday'] ?? '') }
}
