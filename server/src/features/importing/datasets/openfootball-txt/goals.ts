import type { GoalRow, SidesOf } from '../openfootball/match-row.ts'
import { NO_GOALS } from '../openfootball/match-row.ts'
import type { Score } from '../../records/records.ts'
import { readableName } from '../openfootball/readable-name.ts'

// `Neymar 29'`, `71'pen`, `80' (pen.)`, `42'(p)`, `11' og`, `51' (og)`, `90+2' (o.g.)`.
const GOAL = /([^\d;]*)(\d{1,3})(?:\+(\d{1,2}))?'(?:\s*\((pen\.?|p|og|o\.g\.)\)|\s*(pen|og)\b)?/y

/** `Ondrus 20`, `115`, `Ondrus 77og`: older files leave the sign out everywhere, and part all goals by commas. */
const UNSIGNED = /^[^\d]*\b\d{1,3}(?:\+\d{1,2})?\s*(?:\((?:pen\.?|p|og|o\.g\.)\)|pen|og)?$/

/**
 * `(Neymar 29', 71'pen Oscar 90+1'; Marcelo 11' og)`: home before the semicolon, away behind it. Without a semicolon
 * only one side scored, and the score shows which. Null if it is not a list of goals.
 */
export function readGoals(text: string, final: Score | null): SidesOf<GoalRow> | null {
  const inner = /^[([](.*)[)\]]$/.exec(text.trim())?.[1]
  if (inner === undefined) return null
  const [first = '', second, ...more] = inner.split(';')
  if (more.length > 0) return null
  const one = readScorers(first)
  if (one === null) return null
  if (second === undefined) return final?.home === 0 ? { ...NO_GOALS, away: one } : { ...NO_GOALS, home: one }
  const other = readScorers(second)
  return other === null ? null : { home: one, away: other }
}

function readScorers(text: string): readonly GoalRow[] | null {
  const goals: GoalRow[] = []
  // A dash stands for a side without goals.
  const list = text.trim() === '-' ? '' : withSigns(text.trim())
  let name = ''
  GOAL.lastIndex = 0
  let end = 0
  for (let found = GOAL.exec(list); found !== null; found = GOAL.exec(list)) {
    const [, before = '', minute, added, bracketed, bare] = found
    name = before.replace(/^[\s,]+/, '').trim() || name
    const mark = bracketed ?? bare ?? ''
    if (name === '') return null
    goals.push({
      name: readableName(name),
      minute: Number(minute),
      added: added === undefined ? null : Number(added),
      kind: mark.startsWith('o') ? 'own-goal' : mark.startsWith('p') ? 'penalty' : 'goal',
    })
    end = GOAL.lastIndex
  }
  return list.slice(end).replaceAll(/[\s,]/g, '') === '' ? goals : null
}

function withSigns(list: string): string {
  const parts = list.split(/\s*,\s*/)
  if (!parts.every((part) => UNSIGNED.test(part))) return list
  return parts.map((part) => part.replace(/\d{1,3}(?:\+\d{1,2})?/, "$&'")).join(', ')
}
