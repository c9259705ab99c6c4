import type { Period } from '../../records/records.ts'

export interface PlayerLine {
  readonly number: number | null
  /** Nickname and full name in one, either of them perhaps cut. */
  readonly text: string
  readonly starter: boolean
  readonly goalkeeper: boolean
  /** The CBF's registration number: the same at every club, in every year. */
  readonly registration: string
}

/** Minutes count from kick-off; all three are null where the line does not say which half it was. */
export interface Clock {
  readonly period: Period | null
  readonly minute: number | null
  readonly added: number | null
}

/** `rest` = full name and club, with nothing between them. */
export interface ActLine {
  readonly clock: Clock
  readonly number: number | null
  readonly rest: string
}

export type GoalKind = 'NR' | 'PN' | 'FT' | 'CT'

export interface GoalLine extends ActLine {
  readonly kind: GoalKind
}

export interface ChangeLine {
  readonly clock: Clock
  readonly club: string
  readonly on: { readonly number: number; readonly name: string }
  readonly off: { readonly number: number; readonly name: string }
}

export function parsePlayer(line: string): PlayerLine | null {
  const found = /^\s*(\d{0,3})\s?(.*?) ?([TR])\s*(\(g\))?\s*[PA]?\s*(\d{3,9})\s*$/.exec(line)
  if (!found) return null
  const [, number = '', text = '', role, goalkeeper, registration = ''] = found
  if (text.trim() === '') return null
  return {
    number: number === '' ? null : Number(number),
    text,
    starter: role === 'T',
    goalkeeper: goalkeeper !== undefined,
    registration,
  }
}

export function parseGoal(line: string): GoalLine | null {
  const timed = parseClock(line)
  const found = timed && /^(\d{0,3})\s*(NR|PN|FT|CT)\s*(.*)$/s.exec(timed.rest)
  if (!found) return null
  return { clock: timed.clock, number: numberOf(found[1]), kind: found[2] as GoalKind, rest: (found[3] ?? '').trim() }
}

export function parseCard(line: string): ActLine | null {
  const timed = parseClock(line)
  const found = timed && /^(\d{1,3})\s*([^\d\s].*)$/s.exec(timed.rest)
  return found ? { clock: timed.clock, number: numberOf(found[1]), rest: (found[2] ?? '').trim() } : null
}

/** The player who comes on stands first. */
export function parseChange(line: string): ChangeLine | null {
  const timed = parseClock(line)
  const found = timed && /^(.*?)\s*(\d{1,3})\s+-\s+(.*?)\s*(\d{1,3})\s+-\s+(.*)$/s.exec(timed.rest)
  if (!found) return null
  const [, club = '', onNumber, on = '', offNumber, off = ''] = found
  return {
    clock: timed.clock,
    club,
    on: { number: Number(onNumber), name: on.trim() },
    off: { number: Number(offNumber), name: off.trim() },
  }
}

function numberOf(text: string | undefined): number | null {
  return text ? Number(text) : null
}

const UNKNOWN: Clock = { period: null, minute: null, added: null }
// The interval is the first thing of the second half, whatever minute the line gives (`45:00 INT`, `00:00 INT`).
const INTERVAL: Clock = { period: 'second-half', minute: 46, added: null }

/** `24:00 2T`, `+3 1T`, `+03:00 2T`, `45:00 INT`, with or without the space; a few lines lack the half, one has `3T`. */
function parseClock(line: string): { clock: Clock; rest: string } | null {
  const found = /^\s*(\+)?(\d{1,2})(?::\d{2})?\s*(\dT|INT)?\s*/.exec(line)
  if (!found) return null
  const [head, plus, minute, half] = found
  return { clock: clockOf(half, plus !== undefined, Number(minute)), rest: line.slice(head.length) }
}

function clockOf(half: string | undefined, inAddedTime: boolean, minute: number): Clock {
  if (half === 'INT') return INTERVAL
  if (half !== '1T' && half !== '2T') return UNKNOWN
  const period: Period = half === '1T' ? 'first-half' : 'second-half'
  const before = half === '1T' ? 0 : 45
  const added = inAddedTime ? minute : minute - 45
  if (inAddedTime || added > 0) return { period, minute: before + 45, added: added > 0 ? added : null }
  // What happens at 00:20 happens in the first minute.
  return { period, minute: before + Math.max(minute, 1), added: null }
}
