import type { MatchRow, SheetRow } from '../openfootball/match-row.ts'
import { BLANK_MATCH } from '../openfootball/match-row.ts'
import { readGround } from '../openfootball/ground.ts'
import { with90Minutes } from '../openfootball/ninety-minutes.ts'
import { isPlainStage, readRoundLabel } from '../openfootball/round-label.ts'
import type { Season } from '../openfootball/season.ts'
import { resolveDay } from './dates.ts'
import { readGoals } from './goals.ts'
import type { Line } from './lines.ts'
import { ReadingBuilder } from './reading.ts'
import type { Reading } from './reading.ts'
import { readLineup, readOfficials } from './read-sheet.ts'
import { readShootout } from './read-shootout.ts'
import { shootoutRemark } from '../openfootball/score.ts'
import { readPrelude, readResult } from './tournament-lines.ts'

const EMPTY_SHEET: SheetRow = { events: [], lineups: [], officials: [] }

/**
 * World Cups, Euros, Copas América, with goals below a match and, in the full sheets, line-ups and officials.
 * A line that begins with a bracket, a team's name and a colon, or `Refs:` belongs to the match above it.
 */
export function readTournament(lines: readonly Line[], season: Season): Reading {
  const reading = new ReadingBuilder()
  const at: Place = { stage: null, round: null, group: null, day: null, time: null, offset: null, ground: null }
  for (const { text, number } of joinContinued(lines)) {
    const section = /^(▪+)\s*([^|]+)/.exec(text)
    const prelude = readPrelude(text)
    if (text.startsWith('=') || /^(?:Group [A-Z\d]+|Matchday \d+)\s*\|/.test(text)) continue
    const heading = /^([^@]{3,40}):$/.exec(text)?.[1]
    if (heading !== undefined && readRoundLabel(heading) !== null) {
      enter(at, '▪', heading)
    } else if (section) {
      enter(at, section[1] ?? '', (section[2] ?? '').trim())
    } else if (text.startsWith('(') && !/^\(\d{1,3}\)\s/.test(text)) {
      addGoals(reading, text, number)
    } else if (/^[^\d@()]+: /.test(text)) {
      addSheet(reading, text, number)
    } else {
      readDated(reading, at, prelude, number, season)
    }
  }
  const { rejected, remarks } = reading
  return { rows: reading.rows.map((row) => with90Minutes(row)), rejected, remarks }
}

type Place = { -readonly [Key in 'stage' | 'round' | 'group' | 'day' | 'time' | 'offset' | 'ground']: MatchRow[Key] }

/** `▪ Group A`, `▪ First stage` with `▪▪ Group A` below it, `▪ Play-offs` with `▪▪ Path A` and `▪▪▪ Final`, `▪ Final`. */
function enter(at: Place, bullets: string, name: string): void {
  const label = readRoundLabel(name)
  const isGroup = label !== null && label.group !== null && label.kind === 'groups'
  if (bullets === '▪') at.stage = label === null && !isPlainStage(name) ? name : null
  else if (label === null && bullets === '▪▪' && !isPlainStage(name)) {
    at.stage = at.stage === null ? name : `${at.stage.split(': ')[0]}: ${name}`
  }
  at.group = isGroup ? name : null
  at.round = isGroup || label === null ? null : name
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
  const { repeatsShootout: _, ...score } = parts ?? { repeatsShootout: false }
  const place = readGround(result.ground ?? at.ground ?? '')
  const when = { ...at, offset: at.offset ?? (at.time === null ? null : place.offset) }
  const { ground, attendance } = place
  reading.rows.push({ ...BLANK_MATCH, ...when, line, home, away, ...score, status, ground, attendance })
  if (parts) reading.remark(line, shootoutRemark(home, away, parts))
}

function addGoals(reading: ReadingBuilder, text: string, line: number): void {
  const match = reading.rows.at(-1)
  const goals = match ? readGoals(text, match.extraTime ?? match.score) : null
  if (!match || !goals) reading.reject(line, 'os gols não puderam ser lidos.')
  else reading.rows[reading.rows.length - 1] = { ...match, goals }
}

function addSheet(reading: ReadingBuilder, text: string, line: number): void {
  const match = reading.rows.at(-1)
  const colon = text.indexOf(': ')
  const [name, rest] = [text.slice(0, colon), text.slice(colon + 2)]
  const sheet = match ? sheetWith(match, name, rest) : null
  if (match && sheet) reading.rows[reading.rows.length - 1] = { ...match, sheet }
  else reading.reject(line, `a ficha do jogo não pôde ser lida a partir de “${name}”.`)
}

/** The sheet with one more part of it: officials, kicks of the shoot-out, or a line-up. */
function sheetWith(match: MatchRow, name: string, rest: string): SheetRow | null {
  const sheet = match.sheet ?? EMPTY_SHEET
  if (name === 'Refs') {
    const officials = readOfficials(rest)
    return officials && { ...sheet, officials }
  }
  if (name === 'Penalties') {
    const kicks = readShootout(rest, match.penalties)
    return kicks && { ...sheet, events: [...sheet.events, ...kicks] }
  }
  const side = name === match.home ? 'home' : name === match.away ? 'away' : null
  const read = side && readLineup(rest, side, match.extraTime !== null)
  return read && { ...sheet, lineups: [...sheet.lineups, read.lineup], events: [...sheet.events, ...read.events] }
}

/** Goals and line-ups run over several lines: until the bracket closes, or until something else begins. */
function joinContinued(lines: readonly Line[]): readonly { readonly text: string; readonly number: number }[] {
  const joined: { text: string; number: number }[] = []
  let open = false
  for (const { text, number } of lines) {
    const last = joined.at(-1)
    if (text === '') {
      open = false
    } else if (open && last && continues(last.text, text)) {
      last.text = `${last.text} ${text}`
    } else {
      joined.push({ text, number })
      open = true
    }
  }
  return joined
}

function continues(above: string, text: string): boolean {
  if (above.startsWith('(')) return !isClosed(above)
  const isSheet = /^[^\d@()▪]+: /.test(above)
  return isSheet && !/^[^\d@()[\]]+: /.test(text) && !text.startsWith('▪')
}

function isClosed(text: string): boolean {
  return text.split('(').length === text.split(')').length
}
