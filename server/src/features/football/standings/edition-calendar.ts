import { addDays, type Match, type StandingsPhase } from '@meio-campo/football'
import { isLive } from '../rows/football-match.ts'
import { OVER } from '../rows/match-status.ts'
import type { StructureMatch } from './edition-legs.ts'
import type { GroupStructure, PhaseStructure } from './edition-structure.ts'

const OVER_STATUSES: ReadonlySet<string> = new Set(OVER)
/** Will not be played any more, or not for this table. */
const GONE: ReadonlySet<string> = new Set(['cancelled'])

/** The matches of a table: those that are over, and those that can still change it. */
export interface Calendar {
  readonly played: readonly Match[]
  readonly open: readonly { readonly match: Match; readonly row: StructureMatch }[]
}

export function calendarOf(phase: PhaseStructure, group: GroupStructure): Calendar {
  const rows = new Map(phase.legs.map(({ row }) => [row.id, row]))
  const legs = group.matches.map((match) => ({ match, row: rows.get(match.id)! }))
  const isOver = ({ row }: { readonly row: StructureMatch }) => OVER_STATUSES.has(row.status)
  return {
    played: legs.filter(isOver).map(({ match }) => match),
    open: legs.filter(({ row }) => !isOver({ row }) && !GONE.has(row.status) && !row.annulled),
  }
}

/** What was put off longer ago is not waited for. */
export const WAITED_FOR_DAYS = 30

/** Whether something is still to be played, and not only matches without a date, or of long ago without a result. */
export function isBeingPlayed({ open }: Calendar, today: string): boolean {
  const since = addDays(today, -WAITED_FOR_DAYS)
  return open.some(({ row }) => isLive(row) || (row.day !== null && row.day >= since))
}

/** A long table in which each team meets only some others, as in European cups, has at least this many rounds. */
const LONG_TABLE = 24
const FEWEST_ROUNDS = 8

/** Whether all teams play equally often and meet each other equally often, so that no match is missing. */
export function isComplete({ teams }: StandingsPhase, matches: readonly Match[]): boolean {
  const counts = teams.map((team) => matches.filter(({ home, away }) => home === team || away === team).length)
  const [first = 0] = counts
  if (teams.length < 2 || first === 0 || counts.some((count) => count !== first)) return false
  return teams.length > LONG_TABLE ? first >= FEWEST_ROUNDS : first % (teams.length - 1) === 0
}
