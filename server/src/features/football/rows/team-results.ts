import type { Match, Side } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { OVER } from './match-status.ts'
import { resultColumns, toFootballMatch } from './football-match.ts'

/** A team's results on one side of the match sheet, which is what has an index. */
export function selectResultsOf(database: Queryable, team: string, side: Side) {
  return database
    .selectFrom('matches')
    .leftJoin('rounds', 'rounds.id', 'matches.round_id')
    .select([...resultColumns, 'matches.moment', 'matches.edition_id', 'rounds.number as round_number'])
    .where(side === 'home' ? 'matches.home_id' : 'matches.away_id', '=', team)
    .where('matches.status', 'in', OVER)
    .where('matches.annulled', '=', false)
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
      .$if(editions !== undefined, (query) => query.where('matches.edition_id', 'in', editions!))
  const rows = await half('home').unionAll(half('away')).execute()
  return rows.map((row) => toFootballMatch(row))
}

/** The last results on one side, newest first; those on neutral ground are neither at home nor away. */
export async function listLastResults(
  database: Queryable,
  team: string,
  side: Side,
  count: number,
  { neutral }: { readonly neutral: boolean },
): Promise<TeamResultRow[]> {
  return selectResultsOf(database, team, side)
    .$if(!neutral, (query) => query.where('matches.neutral', '=', false))
    .orderBy('matches.moment', 'desc')
    .orderBy('matches.id', 'desc')
    .limit(count)
    .execute()
}
