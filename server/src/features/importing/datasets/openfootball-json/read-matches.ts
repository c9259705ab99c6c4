import { isDay, shorten } from '../../../../platform/csv/cells.ts'
import type { GoalRow, MatchRow } from '../openfootball/match-row.ts'
import { BLANK_MATCH, NO_GOALS } from '../openfootball/match-row.ts'
import type { Rejection, Score } from '../records.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import { linesOfElements } from './element-lines.ts'

export interface MatchFile {
  readonly name: string
  readonly rows: readonly MatchRow[]
  readonly rejections: readonly Rejection[]
}

class RowError extends Error {}

type Bag = ReadonlyMap<string, unknown>

/** A `football.json` or `worldcup.json` file. One match that makes no sense is rejected; without a list there is nothing. */
export function readMatches(file: string, text: string, json: unknown): MatchFile {
  const top = bagOf(json)
  const name = top?.get('name')
  const matches = top?.get('matches')
  if (typeof name !== 'string' || !Array.isArray(matches)) {
    throw new SourceError({ file, line: null }, 'o JSON não tem o nome da competição e a lista de jogos.')
  }
  const lines = linesOfElements(text, 'matches')
  const rows: MatchRow[] = []
  const rejections: Rejection[] = []
  for (const [index, match] of matches.entries()) {
    const line = lines[index] ?? null
    try {
      rows.push(readMatch(match, line))
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      rejections.push({ record: 'rejection', origin: { file, line }, reason: error.message })
    }
  }
  return { name, rows, rejections }
}

function readMatch(value: unknown, line: number | null): MatchRow {
  const bag = bagOf(value) ?? refuse('o jogo deve ser um objeto.')
  const day = text(bag, 'date')
  if (day !== null && !isDay(day)) refuse(`a data “${shorten(day)}” não existe.`)
  const score = bag.has('score') ? (bagOf(bag.get('score')) ?? refuse('o placar deve ser um objeto.')) : new Map()
  return {
    ...BLANK_MATCH,
    line,
    stage: text(bag, 'stage'),
    round: text(bag, 'round'),
    group: text(bag, 'group'),
    day,
    ...timeOf(text(bag, 'time')),
    home: team(bag, 'team1'),
    away: team(bag, 'team2'),
    halfTime: pair(score, 'ht'),
    score: pair(score, 'ft'),
    extraTime: pair(score, 'et'),
    penalties: pair(score, 'p'),
    status: statusOf(text(bag, 'status')),
    ground: text(bag, 'ground'),
    goals:
      bag.has('goals1') || bag.has('goals2') ? { home: goals(bag, 'goals1'), away: goals(bag, 'goals2') } : NO_GOALS,
  }
}

function team(bag: Bag, key: string): string {
  const name = text(bag, key)?.trim()
  return name ? name : refuse(`falta o nome do time em ${key}.`)
}

/** `17:00`, `17:00 UTC-3`. */
function timeOf(time: string | null): Pick<MatchRow, 'time' | 'offset'> {
  if (time === null) return { time: null, offset: null }
  const found = /^([01]?\d|2[0-3]):([0-5]\d)(?: (UTC[+-]\d{1,2}(?::\d{2})?))?$/.exec(time.trim())
  if (!found) return refuse(`a hora “${shorten(time)}” não existe.`)
  return { time: `${(found[1] ?? '').padStart(2, '0')}:${found[2]}`, offset: found[3] ?? null }
}

function statusOf(status: string | null): string | null {
  if (status === null || ['awarded', 'cancelled', 'postponed', 'abandoned'].includes(status)) return status
  return refuse(`a situação “${shorten(status)}” não é conhecida.`)
}

function pair(bag: Bag, key: string): Score | null {
  const value = bag.get(key)
  if (value === undefined || value === null) return null
  const [home, away, ...rest] = Array.isArray(value) ? (value as unknown[]) : []
  if (!isCount(home) || !isCount(away) || rest.length > 0) return refuse(`o placar ${key} deve ser um par de números.`)
  return { home, away }
}

function goals(bag: Bag, key: string): readonly GoalRow[] {
  const list = bag.get(key) ?? []
  if (!Array.isArray(list)) return refuse(`${key} deve ser uma lista de gols.`)
  return list.map((each: unknown) => {
    const goal = bagOf(each) ?? refuse(`${key} deve ser uma lista de gols.`)
    const name = text(goal, 'name') ?? refuse(`falta o nome em um gol de ${key}.`)
    const kind = goal.get('owngoal') === true ? 'own-goal' : goal.get('penalty') === true ? 'penalty' : 'goal'
    return { name, kind, ...minuteOf(goal) }
  })
}

/** Newer files write the minute as text, and added time with it: `"90+1"`. */
function minuteOf(goal: Bag): Pick<GoalRow, 'minute' | 'added'> {
  const minute = goal.get('minute') ?? null
  if (minute === null) return { minute: null, added: null }
  const found = /^(\d{1,3})(?:\+(\d{1,2}))?'?$/.exec(numeral(minute))
  if (!found) return refuse('o minuto de um gol não é um número.')
  const added = found[2] ?? numeral(goal.get('offset'))
  return { minute: Number(found[1]), added: /^\d{1,2}$/.test(added) ? Number(added) : null }
}

function numeral(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 200
}

function text(bag: Bag, key: string): string | null {
  const value = bag.get(key)
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') return refuse(`o campo ${key} deve ser um texto.`)
  return value.length <= 300 ? value : refuse(`o campo ${key} é longo demais.`)
}

/** An object as a map of its own keys: a `__proto__` in it is a key like any other. */
export function bagOf(value: unknown): Bag | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : null
}

function refuse(reason: string): never {
  throw new RowError(reason)
}
