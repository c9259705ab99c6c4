import { readScore } from '../openfootball/score.ts'
import type { Score } from '../../records/records.ts'

export interface ScoreValue {
  readonly halfTime: Score | null
  readonly score: Score | null
  readonly extraTime: Score | null
  readonly penalties: Score | null
}

const NONE: ScoreValue = { halfTime: null, score: null, extraTime: null, penalties: null }

/** By what name a part of a score goes. */
const PARTS: readonly (readonly [keyof ScoreValue, ReadonlySet<string>])[] = [
  ['score', new Set(['ft', 'fulltime', 'final', 'score', 'result', '90', 'regular'])],
  ['halfTime', new Set(['ht', 'halftime', 'half', '45'])],
  ['extraTime', new Set(['et', 'aet', 'extratime', '120'])],
  ['penalties', new Set(['p', 'pen', 'pens', 'penalties', 'penalty', 'ps', 'pso', 'shootout'])],
]

/**
 * The score of a match in any of the files' forms: `{"ft": [2, 1], "ht": [1, 0]}`, `[2, 1]`, `"2-1"`, `{"home": 2,
 * "away": 1}`. Null for anything else.
 */
export function readScoreValue(value: unknown): ScoreValue | null {
  if (value === undefined || value === null || value === '') return NONE
  if (typeof value === 'string') return scoreInText(value)
  const pair = pairOf(value)
  if (pair !== undefined) return { ...NONE, score: pair }
  if (typeof value !== 'object' || Array.isArray(value)) return null
  const found: { -readonly [Part in keyof ScoreValue]: Score | null } = { ...NONE }
  for (const [key, each] of Object.entries(value)) {
    const name = key.toLowerCase().replaceAll(/[^a-z\d]/g, '')
    const part = PARTS.find(([, names]) => names.has(name))?.[0]
    if (part === undefined) continue
    const read = typeof each === 'string' ? scoreInText(each)?.score : pairOf(each)
    if (read === undefined) return null
    found[part] = read
  }
  return found
}

function scoreInText(text: string): ScoreValue | null {
  if (/^[\s\-–:x?]*$/i.test(text)) return NONE
  const plain = text.trim().replaceAll(/(\d)\s*[x×:–-]\s*(\d)/gi, '$1-$2')
  const read = readScore(plain)
  if (read === null || read.length < plain.length) return null
  const { repeatsShootout: _, ...parts } = read.parts
  return parts
}

/** Undefined if it is not a pair, null for an empty pair (`[null, null]`, `[]`). */
function pairOf(value: unknown): Score | null | undefined {
  if (value === null) return null
  const list = Array.isArray(value) ? (value as unknown[]) : sidesOf(value)
  if (list === undefined) return undefined
  if (list.every((each) => each === null || each === undefined || each === '')) return null
  const [home, away] = list.map((each) => countOf(each))
  return list.length === 2 && home !== undefined && away !== undefined ? { home, away } : undefined
}

function sidesOf(value: unknown): unknown[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const sides = new Map(Object.entries(value))
  for (const [home, away] of [
    ['home', 'away'],
    ['team1', 'team2'],
    ['score1', 'score2'],
  ] as const) {
    if (sides.has(home) && sides.has(away)) return [sides.get(home), sides.get(away)]
  }
  return undefined
}

function countOf(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\d{1,3}$/.test(value.trim()) ? Number(value) : value
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count < 200 ? count : undefined
}
