import type { Origin, Rejection, Score } from '../../records/records.ts'
import { shorten } from '../../../../platform/csv/cells.ts'
import { parseJson } from '../../sources/parse-json.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import { isPlaceholder } from '../names/placeholder.ts'
import { asDay, asTime } from './brasilia-time.ts'

/** A match sheet as in the file: the events are still lines of text scraped from a PDF. */
export interface Sheet {
  readonly origin: Origin
  readonly number: number
  readonly day: string
  /** Null if the sheet has none; the match itself is still usable. */
  readonly time: string | null
  readonly stadium: string | null
  readonly home: string
  readonly away: string
  /** Null: `X` alone or nothing, not played yet. */
  readonly score: Score | null
  readonly players: readonly { readonly line: string; readonly club: string }[]
  readonly goals: readonly string[]
  readonly changes: readonly string[]
  readonly yellowCards: readonly string[]
  readonly redCards: readonly string[]
  /** Invalid parts of the sheet, in sentences; the rest is used. */
  readonly problems: readonly string[]
}

/** Sheets by match number, and why some cannot be used. A match number replaces the row number. */
export function readSheets(file: string, text: string): { sheets: Sheet[]; rejections: Rejection[] } {
  const content = parseJson(file, text)
  if (!isObject(content)) throw new SourceError({ file, line: null }, 'o JSON não é um objeto de jogos.')
  const sheets: Sheet[] = []
  const rejections: Rejection[] = []
  for (const [number, value] of Object.entries(content)) {
    const line = /^\d{1,4}$/.test(number) ? Number(number) : null
    const origin: Origin = { file, line }
    try {
      if (line === null) throw new SheetError(`“${shorten(number)}” não é o número de um jogo.`)
      sheets.push(readSheet(origin, line, value))
    } catch (error) {
      if (!(error instanceof SheetError)) throw error
      rejections.push({ record: 'rejection', origin, reason: error.message })
    }
  }
  return { sheets: sheets.sort((a, b) => a.number - b.number), rejections }
}

class SheetError extends Error {}

function readSheet(origin: Origin, number: number, value: unknown): Sheet {
  if (!isObject(value)) throw new SheetError('o jogo não é um objeto.')
  const home = textOf(value, 'Home')
  const away = textOf(value, 'Away')
  if (home === away) throw new SheetError(`os dois times são “${shorten(home)}”.`)
  if (isPlaceholder(home) || isPlaceholder(away)) throw new SheetError('os times ainda não são conhecidos.')
  const problems: string[] = []
  return {
    origin,
    number,
    day: asDay(textOf(value, 'Date')) ?? refuse('Date', value),
    time: timeOf(value, problems),
    stadium: stadiumOf(value),
    home,
    away,
    score: scoreIn(value),
    players: playersOf(value, problems),
    goals: linesOf(value, 'Goals', problems),
    changes: linesOf(value, 'Changes', problems),
    yellowCards: linesOf(value, 'Yellow cards', problems),
    redCards: linesOf(value, 'Red cards', problems),
    problems,
  }
}

function timeOf(value: object, problems: string[]): string | null {
  const stated = own(value, 'Time')
  if (stated === undefined || stated === null || stated === '') return null
  const words = typeof stated === 'string' ? checkLength('Time', stated).trim() : typeof stated
  const time = asTime(words)
  if (time === null) problems.push(`Time não pôde ser lido: “${shorten(words)}”; o jogo ficou sem hora.`)
  return time
}

function stadiumOf(value: object): string | null {
  const stated = own(value, 'Stadium')
  return typeof stated === 'string' && stated.trim() !== '' ? checkLength('Stadium', stated).trim() : null
}

function textOf(value: object, key: string): string {
  const text = own(value, key)
  if (typeof text !== 'string' || text.trim() === '') throw new SheetError(`falta o texto de ${key}.`)
  return checkLength(key, text).trim()
}

function linesOf(value: object, key: string, problems: string[]): string[] {
  const lines = own(value, key)
  if (lines === undefined || lines === null) return []
  if (!Array.isArray(lines)) throw new SheetError(`${key} não é uma lista de textos.`)
  const texts = lines.filter((line) => typeof line === 'string')
  if (texts.length < lines.length) {
    problems.push(`${key} tem itens que não são textos, deixados de fora: ${lines.length - texts.length}.`)
  }
  return texts.map((line) => checkLength(key, line))
}

/** Pairs of a line and a club; empty pairs are left out. */
function playersOf(value: object, problems: string[]): { line: string; club: string }[] {
  const pairs = own(value, 'Players') ?? []
  if (!Array.isArray(pairs)) throw new SheetError('Players não é uma lista.')
  const players: { line: string; club: string }[] = []
  let unread = 0
  for (const pair of pairs as unknown[]) {
    if (pair === null || (Array.isArray(pair) && pair.every((part) => part === null || part === ''))) continue
    const [line, club, ...more] = Array.isArray(pair) ? (pair as unknown[]) : []
    if (typeof line !== 'string' || typeof club !== 'string' || more.length > 0) unread += 1
    else players.push({ line: checkLength('Players', line), club: checkLength('Players', club).trim() })
  }
  if (unread > 0) problems.push(`Players tem itens sem linha e clube, deixados de fora: ${unread}.`)
  return players
}

// Real lines stay below 120. Longer texts are refused, because matching patterns against them takes too long.
const LONGEST_LINE = 500

function checkLength(key: string, text: string): string {
  if (text.length <= LONGEST_LINE) return text
  throw new SheetError(`${key} tem uma linha de ${text.length} caracteres; o limite é ${LONGEST_LINE}.`)
}

function scoreIn(value: object): Score | null {
  const stated = own(value, 'Result')
  if (typeof stated === 'string' && /^\s*[x×–-]?\s*$/i.test(stated)) return null
  return scoreOf(textOf(value, 'Result')) ?? refuse('Result', value)
}

/** `2 X 1`, at times `2 x 1` or `02 X 01`; in other seasons `2-1`. */
function scoreOf(text: string): Score | null {
  const found = /^(\d{1,2}) *[x×–-] *(\d{1,2})$/i.exec(text)
  return found ? { home: Number(found[1]), away: Number(found[2]) } : null
}

function refuse(key: string, value: object): never {
  throw new SheetError(`${key} não pôde ser lido: “${shorten(String(own(value, key)))}”.`)
}

function own(value: object, key: string): unknown {
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
