import type { DeskView } from '@meio-campo/contract'
import { finalScore, type Match } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import type { FoundMatch } from '../../football/matches/match-by-address.ts'
import { resultColumns, toFootballMatch } from '../../football/rows/football-match.ts'
import { tieRulesOf } from '../../football/standings/phase-rules.ts'

type DeskTie = NonNullable<DeskView['tie']>

/** What decides the tie of a knock-out match, and the tie's earlier matches. */
export async function getDeskTie(database: Queryable, row: FoundMatch): Promise<DeskTie> {
  const phase = await database
    .selectFrom('phases')
    .innerJoin('editions', 'editions.id', 'phases.edition_id')
    .leftJoin('ties', (join) => join.onRef('ties.phase_id', '=', 'phases.id').on('ties.id', '=', row.tie_id))
    .select(['phases.kind', 'phases.rules', 'phases.zones', 'editions.competition_id'])
    .select(['editions.name as edition_name', 'ties.rules as own'])
    .where('phases.id', '=', row.phase_id)
    .executeTakeFirstOrThrow()
  const { legs, awayGoals, extraTime, whenLevel } = tieRulesOf(phase, phase.own)
  // A match without an entered tie has no other match to be added to.
  if (row.tie_id === null) return { rules: { legs: 1, awayGoals, extraTime, whenLevel }, before: [] }
  const others = await database
    .selectFrom('matches')
    .select(resultColumns)
    .select('matches.leg')
    .where('tie_id', '=', row.tie_id)
    .where('matches.id', '<>', row.id)
    .orderBy('matches.day')
    .orderBy('matches.leg')
    .orderBy('matches.id')
    .execute()
  const before = others
    .filter(({ day, leg }) =>
      leg !== null && row.leg !== null ? leg < row.leg : day !== null && row.day !== null && day < row.day,
    )
    .map((other) => toTieMatch(toFootballMatch({ ...other, round_number: null })))
  return { rules: { legs, awayGoals, extraTime, whenLevel }, before }
}

/** Of a match with a ruling, the goals that it was given. */
function toTieMatch(match: Match): DeskTie['before'][number] {
  const { id, home, away, day, ruling } = match
  const ruled = ruling ? { score: finalScore(match), extraTime: null, penalties: null } : null
  const { score, extraTime = null, penalties = null } = ruled ?? match
  return { id, home, away, day, score, extraTime, penalties }
}
