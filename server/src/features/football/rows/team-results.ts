import type { Match, Side } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readOnce, roomOfLines } from '../../../platform/memory/memory.ts'
import { OVER } from './match-status.ts'
import { resultColumns, toFootballMatch } from './football-match.ts'

/** A team's results on one side of the match sheet, which is what has an index. */
export function selectResultsOf(database: Queryable, team: string, side: Side) {
  return (
    database
      .selectFrom('matches')
      .select([...resultColumns, 'matches.moment', 'matches.edition_id'])
      // Not joined: for some hundred matches the database would read every round there is.
      .select((select) =>
        select.selectFrom('rounds').select('number').whereRef('rounds.id', '=', 'matches.round_id').as('round_number'),
      )
      .where(side === 'home' ? 'matches.home_id' : 'matches.away_id', '=', team)
      .where(sql<boolean>`matches.status = any(${OVER})`)
      .where('matches.annulled', '=', false)
  )
}

export type TeamResultRow = Awaited<ReturnType<ReturnType<typeof selectResultsOf>['executeTakeFirstOrThrow']>>

/** Every result of a team, or those against one opponent, or those of some editions. */
export async function listResultsOf(
  database: Queryable,
  team: string,
  { opponent, editions }: { readonly opponent?: string | undefined; readonly editions?: readonly string[] } = {},
): Promise<Match[]> {
  if (editions?.length === 0) return []
  const half = (side: Side) =>
    selectResultsOf(database, team, side)
      .$if(opponent !== undefined, (query) =>
        query.where(side === 'home' ? 'matches.away_id' : 'matches.home_id', '=', opponent!),
      )
      .$if(editions !== undefined, (query) => query.where(sql<boolean>`matches.edition_id = any(${editions})`))
  const rows = await half('home').unionAll(half('away')).execute()
  return rows.map((row) => toFootballMatch(row))
}

/** A team's last results, each list newest first. Those on neutral ground are neither at home nor away. */
export interface RecentResults {
  readonly all: readonly TeamResultRow[]
  readonly home: readonly TeamResultRow[]
  readonly away: readonly TeamResultRow[]
}

const SHOWN = 5

/** With `editions` only of those. Kept until one of the team's matches changes. */
export function listRecentResults(
  database: Queryable,
  team: string,
  editions?: readonly string[],
): Promise<RecentResults> {
  // The numbers of rounds are in them.
  const lasting = { topics: [topic.teamMatches(team), 'edition', 'phase'], rows: () => roomOfLines(3 * SHOWN) }
  const which = editions === undefined ? '' : ` in ${editions.join(' ')}`
  return readOnce(database, `recent results of ${team}${which}`, lasting, () => readRecent(database, team, editions))
}

/** Read at once: either side has an index, in which its last results stand together. */
async function readRecent(database: Queryable, team: string, editions?: readonly string[]): Promise<RecentResults> {
  const part = (side: Side, { neutral }: { readonly neutral: boolean }) =>
    selectResultsOf(database, team, side)
      .select([sql.lit(side).as('at'), sql.lit(neutral).as('anywhere')])
      .$if(!neutral, (query) => query.where('matches.neutral', '=', false))
      .$if(editions !== undefined, (query) => query.where(sql<boolean>`matches.edition_id = any(${editions})`))
      .orderBy('matches.moment', 'desc')
      .orderBy('matches.id', 'desc')
      .limit(SHOWN)
  const { rows } = await sql<TeamResultRow & { readonly at: Side; readonly anywhere: boolean }>`
    (${part('home', { neutral: true })}) union all (${part('away', { neutral: true })})
    union all (${part('home', { neutral: false })}) union all (${part('away', { neutral: false })})`.execute(database)
  const newestFirst = rows.sort((a, b) => b.moment.getTime() - a.moment.getTime())
  const onGround = newestFirst.filter(({ anywhere }) => !anywhere)
  return {
    all: newestFirst.filter(({ anywhere }) => anywhere).slice(0, SHOWN),
    home: onGround.filter(({ at }) => at === 'home'),
    away: onGround.filter(({ at }) => at === 'away'),
  }
}
