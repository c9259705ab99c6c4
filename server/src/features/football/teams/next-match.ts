import type { Queryable } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'
import { type DetailedMatchRow, MATCH_DETAILS } from '../rows/match-rows.ts'
import { TO_COME, toComeValues } from '../rows/match-status.ts'

const nextOf = (side: 'home' | 'away') => `(
  select matches.* from matches
  where ${side}_id = $1 and ${TO_COME} and ($4::text[] is null or edition_id = any($4))
  order by moment, id limit 1)`

const readNext = fixedStatement<DetailedMatchRow>(`
  select row.*, ${MATCH_DETAILS}
  from (select * from (${nextOf('home')} union all ${nextOf('away')}) as either order by moment, id limit 1) as row`)

/** The match that a team is playing, or plays next. With `editions` only in those. */
export async function findNextMatch(
  database: Queryable,
  team: string,
  now: Date,
  editions: readonly string[] | null = null,
): Promise<DetailedMatchRow | null> {
  const [next] = await readNext(database, team, ...toComeValues(now), editions)
  return next ?? null
}
