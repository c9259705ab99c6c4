import type { Match } from '@meio-campo/football'
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
