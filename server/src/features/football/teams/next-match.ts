import type { Side } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { selectMatches, type MatchRow } from '../rows/match-rows.ts'
import { isToCome } from '../rows/match-status.ts'

/** The match that a team is playing, or plays next. With `editions` only in those. */
export async function findNextMatch(
  database: Queryable,
  team: string,
  now: Date,
  editions?: readonly string[],
): Promise<MatchRow | null> {
  const next = (side: Side) =>
    selectMatches(database)
      .where(side === 'home' ? 'home_id' : 'away_id', '=', team)
      .where(isToCome(now))
      .$if(editions !== undefined, (query) => query.where(sql<boolean>`edition_id = any(${editions})`))
      .orderBy('moment')
      .orderBy('id')
      .limit(1)
  const { rows } = await sql<MatchRow>`(${next('home')}) union all (${next('away')})`.execute(database)
  return rows.toSorted((a, b) => a.moment.getTime() - b.moment.getTime())[0] ?? null
}
