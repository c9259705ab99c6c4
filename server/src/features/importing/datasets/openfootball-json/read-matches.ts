import { shorten } from '../../../../platform/csv/cells.ts'
import { isDay } from '../../../../platform/time/day-formats.ts'
import { dayAt, momentAt } from '../openfootball/kickoff.ts'
import type { GoalRow, MatchRow } from '../openfootball/match-row.ts'
import { BLANK_MATCH, NO_GOALS } from '../openfootball/match-row.ts'
import { with90Minutes } from '../openfootball/ninety-minutes.ts'
import { readableName } from '../openfootball/readable-name.ts'
import type { Rejection, Warning } from '../../records/records.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import { readClock } from '../words/clock.ts'
import { bagOf, type Bag } from './bag.ts'
import { linesOfElements } from './element-lines.ts'
import { readSheet } from './read-sheet.ts'
import { readScoreValue, type ScoreValue } from './score-value.ts'

export interface MatchFile {
  readonly name: string
  readonly rows: readonly MatchRow[]
  readonly rejections: readonly Rejection[]
  readonly warnings: readonly Warning[]
}

const LONGEST_TEXT = 300

class RowError extends Error {}

type Doubt = (reason: string) => void

/**
 * A `football.json` or `worldcup.json` file. One match that makes no sense is rejected, a part of one that cannot be
 * read is left out of it; without a list of matches there is nothing.
 */
export function readMatches(file: string, text: string, json: unknown): MatchFile {
  const top = bagOf(json)
  const name = top?.get('name')
  const matches = top === null ? null : matchesIn(top, text)
  if (typeof name !== 'string' || matches === null) {
    throw new SourceError({ file, line: null }, 'o JSON não tem o nome da competição e a lista de jogos.')
  }
  if (name.length > LONGEST_TEXT) throw new SourceError({ file, line: null }, 'o nome da competição é longo demais.')
  const rows: MatchRow[] = []
  const rejections: Rejection[] = []
  const warnings: Warning[] = []
  for (const { match, line, round } of matches) {
    const doubt = (reason: string) => warnings.push({ record: 'warning', origin: { file, line }, reason })
    try {
      const row = readMatch(match, line, doubt)
      rows.push(with90Minutes({ ...row, round: row.round ?? round }))
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      rejections.push({ record: 'rejection', origin: { file, line }, reason: error.message })
    }
  }
  return { name, rows, rejections, warnings }
}

interface Listed {
  readonly match: unknown
  readonly line: number | null
  readonly round: string | null
}

/** One list of matches, or, in older files, one below each round. */
function matchesIn(top: Bag, text: string): readonly Listed[] | null {
  const matches = top.get('matches')
  if (Array.isArray(matches)) {
    const lines = linesOfElements(text, 'matches')
    return matches.map((match: unknown, index) => ({ match, line: lines[index] ?? null, round: null }))
  }
  const rounds = top.get('rounds')
  if (!Array.isArray(rounds)) return null
  const lines = linesOfElements(text, 'rounds')
  return rounds.flatMap((each: unknown, index) => {
    const [name, list] = [bagOf(each)?.get('name'), bagOf(each)?.get('matches')]
    if (!Array.isArray(list)) return []
    const round = typeof name === 'string' ? name : null
    return list.map((match: unknown) => ({ match, line: lines[index] ?? null, round }))
  })
}

function readMatch(value: unknown, line: number | null, doubt: Doubt): MatchRow {
  const bag = bagOf(value) ?? refuse('o jogo deve ser um objeto.')
  const score = scoreOf(bag)
  return {
    ...BLANK_MATCH,
    line,
    stage: text(bag, 'stage'),
    round: text(bag, 'round'),
    group: text(bag, 'group'),
    ...whenOf(bag, doubt),
    home: team(bag, 'team1'),
    away: team(bag, 'team2'),
    ...score,
    status: text(bag, 'status'),
    ground: text(bag, 'ground') ?? namedIn(bag, 'stadium'),
    attendance: attendanceOf(bag),
    goals: goalsOf(bag, doubt),
    sheet: readSheet(bag, score.extraTime !== null),
  }
}

/** `Brazil`, or `{"name": "Brazil", "code": "BRA"}`. */
function team(bag: Bag, key: string): string {
  const name = (bagOf(bag.get(key)) ? namedIn(bag, key) : text(bag, key))?.trim()
  return name ? name : refuse(`falta o nome do time em ${key}.`)
}

function namedIn(bag: Bag, key: string): string | null {
  const inner = bagOf(bag.get(key))
  return inner === null ? null : text(inner, 'name')
}

function scoreOf(bag: Bag): ScoreValue {
  const stated = bag.get('score') ?? bag.get('result') ?? null
  // Older files have a field for each number: `score1`, `score1i` (half time), `score1et`, `score1p`.
  const value =
    stated ??
    (bag.has('score1')
      ? Object.fromEntries(
          [
            ['ft', ''],
            ['ht', 'i'],
            ['et', 'et'],
            ['p', 'p'],
          ].map(([part, ending]) => [part, [bag.get(`score1${ending}`), bag.get(`score2${ending}`)]]),
        )
      : null)
  return readScoreValue(value) ?? refuse('o placar não pôde ser lido.')
}

/**
 * Day, hour and zone. A `time_local` with its offset is the hour at the ground: the day is that of the ground too.
 */
function whenOf(bag: Bag, doubt: Doubt): Pick<MatchRow, 'day' | 'time' | 'offset'> {
  const stated = text(bag, 'date')?.trim().slice(0, 10) ?? null
  const [, date, month, year] = /^(\d{2})[/.](\d{2})[/.](\d{4})$/.exec(stated ?? '') ?? []
  const written = year === undefined ? stated : `${year}-${month}-${date}`
  const day = written !== null && isDay(written) ? written : null
  if (stated !== null && stated !== '' && day === null)
    doubt(`a data “${shorten(stated)}” não existe; o jogo ficou sem dia.`)
  const words = text(bag, 'time')?.trim() ?? ''
  const clock = readClock(words)
  if (clock === null) {
    if (words !== '') doubt(`a hora “${shorten(words)}” não existe; o jogo ficou sem hora.`)
    return { day, time: null, offset: null }
  }
  const { time, offset, rest } = clock
  if (rest !== '') doubt(`não se sabe de que fuso é a hora “${shorten(words)}”.`)
  const local = readClock(text(bag, 'time_local')?.trim() ?? '')
  const moment = day === null || offset === null ? null : momentAt(offset, day, time)
  if (local?.offset && moment !== null) {
    const ground = dayAt(local.offset, moment)
    if (ground !== null) return { day: ground, time: local.time, offset: local.offset }
  }
  return { day, time, offset: rest === '' ? offset : 'unknown' }
}

function attendanceOf(bag: Bag): number | null {
  const stated = bag.get('attendance')
  const count = typeof stated === 'string' ? Number(stated.replaceAll(/[.,_ ]/g, '')) : stated
  return typeof count === 'number' && Number.isInteger(count) && count > 0 && count < 500_000 ? count : null
}

function goalsOf(bag: Bag, doubt: Doubt): MatchRow['goals'] {
  try {
    return { home: goals(bag, 'goals1'), away: goals(bag, 'goals2') }
  } catch (error) {
    if (!(error instanceof RowError)) throw error
    doubt(`${error.message} Os gols ficaram de fora.`)
    return NO_GOALS
  }
}

function goals(bag: Bag, key: string): readonly GoalRow[] {
  const list = bag.get(key) ?? []
  if (!Array.isArray(list)) return refuse(`${key} deve ser uma lista de gols.`)
  return list.map((each: unknown) => {
    const goal = bagOf(each) ?? refuse(`${key} deve ser uma lista de gols.`)
    const name = text(goal, 'name') ?? refuse(`falta o nome em um gol de ${key}.`)
    const kind = goal.get('owngoal') === true ? 'own-goal' : goal.get('penalty') === true ? 'penalty' : 'goal'
    return { name: readableName(name), kind, ...minuteOf(goal) }
  })
}

/** Newer files write the minute as text, and added time with it: `"90+1"`. */
function minuteOf(goal: Bag): Pick<GoalRow, 'minute' | 'added'> {
  const minute = goal.get('minute') ?? null
  if (minute === null || minute === '') return { minute: null, added: null }
  const found = /^(\d{1,3})['’]?(?:\s*\+\s*(\d{1,2}))?['’]?$/.exec(numeral(minute).trim())
  if (!found) return refuse('o minuto de um gol não é um número.')
  const added = found[2] ?? numeral(goal.get('offset'))
  return { minute: Number(found[1]), added: /^\d{1,2}$/.test(added) ? Number(added) : null }
}

function numeral(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
}

function text(bag: Bag, key: string): string | null {
  const value = bag.get(key)
  if (value === undefined || value === null) return null
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return refuse(`o campo ${key} deve ser um texto.`)
  return value.length <= LONGEST_TEXT ? value : refuse(`o campo ${key} é longo demais.`)
}

function refuse(reason: string): never {
  throw new RowError(reason)
}
