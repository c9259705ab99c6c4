import { BLANK_MATCH } from '../openfootball/match-row.ts'
import type { Season } from '../openfootball/season.ts'
import { findMonth, findWeekday, resolveDay } from './dates.ts'
import type { Line } from './lines.ts'
import { ReadingBuilder } from './reading.ts'
import type { Reading } from './reading.ts'
import { readScore, shootoutRemark } from '../openfootball/score.ts'

const DATE = /^([A-Z][a-z]{1,2}) ([A-Z][a-z]{2})\/(\d{1,2})(?: (\d{4}))?$/
// Two blanks separate the fields, except that a long home name is followed by a single one and the `v`.
const MATCH = /^(?:(\d{1,2})[.:](\d{2})\s+)?(.+?)\s+vs?\.? (.+?)(?:\s{2,}(.+))?$/
/** How the match stands, in the file's own words: `[awarded]`, `[cancelled; heavy rain]`. */
const STATUS = /(?:^|\s)\[([^[\]]+)\]$/

/** Leagues and cups since 2018: `» Matchday 1`, `Sat Mar/29 2025`, `18.30  São Paulo FC  v SC Recife  0-0`. */
export function readModern(lines: readonly Line[], season: Season): Reading {
  const reading = new ReadingBuilder()
  let round: string | null = null
  let day: string | null = null
  let year: number | null = null
  let time: string | null = null
  for (const line of lines) {
    const { text, number } = line
    const date = DATE.exec(text)
    if (text === '' || text.startsWith('=')) continue
    if (text.startsWith('»')) {
      round = text.slice(1).trim()
    } else if (date) {
      const month = findMonth(date[2] ?? '') ?? 0
      year = date[4] ? Number(date[4]) : year
      const token = { day: Number(date[3]), month, year, weekday: findWeekday(date[1] ?? '') }
      const resolved = resolveDay(token, season)
      reading.remark(number, resolved.remark)
      day = resolved.iso
      time = null
    } else {
      time = readMatch(reading, line, { round, day }, time)
    }
  }
  checkCount(reading, lines)
  return reading
}

/** Gives the time for the next line, which leaves it out where it is the same. */
function readMatch(
  reading: ReadingBuilder,
  { text, number }: Line,
  at: { readonly round: string | null; readonly day: string | null },
  above: string | null,
): string | null {
  const found = MATCH.exec(text)
  const [, hour, minute, home = '', away = '', result = ''] = found ?? []
  const status = STATUS.exec(result)?.[1] ?? null
  const stated = result.replace(STATUS, '').trim()
  const score = stated === '' ? null : readScore(stated)
  if (!found || (stated !== '' && score?.length !== stated.length)) {
    reading.reject(number, 'a linha não tem a forma de um jogo.')
    return above
  }
  const time = hour === undefined ? above : `${hour.padStart(2, '0')}:${minute}`
  const { repeatsShootout, ...parts } = score?.parts ?? { repeatsShootout: false }
  reading.rows.push({ ...BLANK_MATCH, line: number, ...at, time, home, away, ...parts, status })
  if (score && repeatsShootout) reading.remark(number, shootoutRemark(home, away, score.parts))
  return time
}

/** `# Matches    380` at the top of a file is its own promise. */
function checkCount(reading: ReadingBuilder, lines: readonly Line[]): void {
  const promised = lines.map(({ comment }) => /^Matches\s+(\d+)$/.exec(comment ?? '')?.[1]).find(Boolean)
  if (promised === undefined || Number(promised) === reading.rows.length) return
  reading.remark(null, `o arquivo promete ${promised} jogos e tem ${reading.rows.length}.`)
}
