import type { MatchRow } from '../openfootball/match-row.ts'
import { BLANK_MATCH } from '../openfootball/match-row.ts'
import { readGround } from '../openfootball/ground.ts'
import { with90Minutes, withImpliedExtraTime } from '../openfootball/ninety-minutes.ts'
import { readRoundLabel } from '../openfootball/round-label.ts'
import type { Season } from '../openfootball/season.ts'
import { shootoutRemark } from '../openfootball/score.ts'
import { addGoals, addSheet, isGoals, isSheet, joinContinued } from './below-a-match.ts'
import { resolveDay } from './dates.ts'
import type { Line } from './lines.ts'
import { ReadingBuilder } from './reading.ts'
import type { Reading } from './reading.ts'
import { readPrelude, readResult } from './match-lines.ts'

/** What the lines above say of a match. */
export type Place = {
  -readonly [Key in 'stage' | 'round' | 'group' | 'day' | 'time' | 'offset' | 'ground']: MatchRow[Key]
}

/** Takes the heading of what follows: its marks (`»`, `▪▪`) and its name. */
type Enter = (at: Place, marks: string, name: string) => void

/**
 * The walk that leagues and tournaments share: headings, days, hours, matches, and below a match its goals, line-ups and
 * officials. A day, an hour and a ground hold until the next one.
 */
export function readFixtures(lines: readonly Line[], season: Season, enter: Enter): Reading {
  const reading = new ReadingBuilder()
  const at: Place = { stage: null, round: null, group: null, day: null, time: null, offset: null, ground: null }
  let year: number | null = null
  for (const { text, number } of joinContinued(lines)) {
    if (text.startsWith('=') || /^(?:Group [A-Z\d]+|Matchday \d+)\s*\|/.test(text)) continue
    const section = /^([»▪]+)\s*([^|]+)/.exec(text)
    const heading = headingOf(text)
    if (heading !== undefined && readRoundLabel(heading) !== null) {
      enter(at, '▪', heading)
      year = yearBehind(text) ?? year
    } else if (section) enter(at, section[1] ?? '', (section[2] ?? '').trim())
    else if (isGoals(text)) addGoals(reading, text, number)
    else if (isSheet(text)) addSheet(reading, text, number)
    else {
      const prelude = readPrelude(text)
      // An omitted year is the last written one, or the next.
      year = prelude.date?.year ?? year
      readDated(reading, at, { ...prelude, date: prelude.date && { ...prelude.date, year } }, number, season)
    }
  }
  const { rejected, remarks } = reading
  return { rows: reading.rows.map((row) => withImpliedExtraTime(with90Minutes(row))), rejected, remarks }
}

/** `Group A:`, `(10) Quarterfinals`, and in older files the bare `Semi-finals` and `Matchday 1 / Group A  //  7-9 Sep`. */
function headingOf(text: string): string | undefined {
  const marked = /^([^@]{3,40}):$/.exec(text)?.[1] ?? /^\(\d{1,2}\)\s+([^@]{3,40})$/.exec(text)?.[1]
  if (marked !== undefined) return marked
  if (/^[»▪]/.test(text)) return undefined
  const bare = text.split(/\s*\/\/\s*/)[0]!
  const part = bare.split(/\s+\/\s+/).at(-1)!
  return /^(?:\d{1,2}\S{0,8} )?[^@\d]*(?:\d{1,2})?$/.test(part) &&
    !/\s{2}|\sv\s/.test(part) &&
    readRoundLabel(part) !== null
    ? part
    : undefined
}

/** `Matchday 1 / Group A  //  7-9 Sep 2014`: of the days below it. */
function yearBehind(text: string): number | null {
  const found = /\/\/.*\b(\d{4})$/.exec(text)?.[1]
  return found === undefined ? null : Number(found)
}

function readDated(
  reading: ReadingBuilder,
  at: Place,
  { date, time, offset, rest }: ReturnType<typeof readPrelude>,
  line: number,
  season: Season,
): void {
  if (date) {
    const resolved = resolveDay(date, season)
    reading.remark(line, resolved.remark)
    Object.assign(at, { day: resolved.iso, time: null, offset: null, ground: null })
  }
  if (time !== null) Object.assign(at, { time, offset })
  if (rest === '') return
  if (date && /^@ \S+(?: \S+)*$/.test(rest) && !/\d-\d/.test(rest)) {
    at.ground = rest.slice(2)
    return
  }
  const result = readResult(rest)
  if (!result) {
    reading.reject(line, 'a linha não tem a forma de um jogo.')
    return
  }
  const { home, away, parts, status } = result
  const hasLoneKicks = parts?.penalties && parts.score === null && parts.extraTime === null
  const { repeatsShootout: _, ...score } = parts ?? { repeatsShootout: false }
  const place = readGround(result.ground ?? at.ground ?? '')
  const when = { ...at, offset: at.offset ?? (at.time === null ? null : place.offset) }
  const { ground, attendance } = place
  const row = { ...BLANK_MATCH, ...when, line, home, away, ...score, status, ground, attendance }
  // `4-5 pen.` without a score is no result: it does not say after which one the kicks were taken.
  reading.rows.push(hasLoneKicks ? { ...row, penalties: null } : row)
  if (parts) reading.remark(line, shootoutRemark(home, away, parts))
  if (hasLoneKicks) {
    reading.remark(line, `${home} x ${away}: só a disputa de pênaltis está escrita; o jogo ficou sem placar.`)
  }
}
