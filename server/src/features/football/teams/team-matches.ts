import type { Match, TeamRef } from '@meio-campo/contract'
import { appearancesOf, recordOf, type Outcome, type Side } from '@meio-campo/football'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { fromRows, type Cut, type ListSource } from '../../../platform/reading/list.ts'
import { matchConditions, type MatchFilters } from '../rows/match-filters.ts'
import { matchPages } from '../including/match-includes.ts'
import { selectMatches, type MatchRow } from '../rows/match-rows.ts'
import { findTeamRefs } from '../rows/team-ref.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import { listResultsOf } from '../rows/team-results.ts'

export interface TeamMatchesQuery extends MatchFilters {
  readonly include?: string
  readonly local?: string
  readonly adversario?: string
  readonly resultado?: string
}

const OUTCOMES: Readonly<Record<string, Outcome>> = { V: 'won', E: 'drawn', D: 'lost' }
const SIDES: Readonly<Record<string, Side>> = { casa: 'home', fora: 'away' }
const BOTH: readonly Side[] = ['home', 'away']

/** A team's matches: at home and away are two lists with an index each, and a page takes from both. */
export async function listTeamMatches(
  database: Database,
  team: string,
  query: TeamMatchesQuery,
  today: string,
): Promise<ListSource<Match>> {
  const { include, local, adversario, resultado } = query
  const conditions = matchConditions(query)
  // On neutral ground no team is at home, whatever the order of the teams.
  if (local !== undefined) conditions.push(sql`not matches.neutral`)
  const opponents = adversario === undefined ? null : valuesIn(adversario)
  const sides = local === undefined ? BOTH : valuesIn(local).map((word) => SIDES[word]!)
  if (resultado !== undefined) {
    const ids = await idsWithOutcome(database, team, new Set(valuesIn(resultado).map((word) => OUTCOMES[word]!)))
    conditions.push(sql`matches.id = any(${ids})`)
  }
  const halves = sides.map((side) => selectHalf(database, team, side, opponents, conditions))
  const meetings = opponents?.length === 1 ? await findHeadToHead(database, team, opponents[0]!) : null
  return fromRows({
    rows: together(halves),
    page: (cut: Cut) => together(halves.map(cut)),
    ...matchPages(database, include, today),
    wrap: (page) => ({ ...page, headToHead: meetings }),
  })
}

function selectHalf(
  database: Queryable,
  team: string,
  side: Side,
  opponents: readonly string[] | null,
  conditions: readonly RawBuilder<SqlBool>[],
) {
  const [own, other] = side === 'home' ? (['home_id', 'away_id'] as const) : (['away_id', 'home_id'] as const)
  return selectMatches(database)
    .where(own, '=', team)
    .$if(opponents !== null, (query) => query.where(other, 'in', opponents!))
    .where((on) => on.and(conditions))
}

const together = (parts: readonly ReturnType<Cut>[] | readonly ReturnType<typeof selectHalf>[]) =>
  sql<MatchRow>`(${sql.join([...parts], sql` union all `)})`

async function idsWithOutcome(database: Queryable, team: string, wanted: ReadonlySet<Outcome>) {
  const matches = await listResultsOf(database, team)
  return appearancesOf(team, matches)
    .filter(({ outcome }) => wanted.has(outcome))
    .map(({ match }) => match.id)
}

/** All meetings with an opponent, whatever else was asked for; null where the opponent is not known. */
async function findHeadToHead(database: Queryable, team: string, opponentId: string) {
  const opponent: TeamRef | undefined = (await findTeamRefs(database, [opponentId])).get(opponentId)
  if (!opponent) return null
  const meetings = await listResultsOf(database, team, { opponent: opponentId })
  return { opponent, ...recordOf(appearancesOf(team, meetings)) }
}
