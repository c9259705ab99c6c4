import type { Queryable } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readOnce } from '../../../platform/memory/memory.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { type DetailedMatchRow, MATCH_DETAILS } from '../rows/match-rows.ts'
import { LIVE, TO_COME, toComeValues } from '../rows/match-status.ts'

const nextOf = (side: 'home' | 'away') => `(
  select matches.* from matches
  where ${side}_id = $1 and ${TO_COME} and ($4::text[] is null or edition_id = any($4))
  order by moment, id limit 1)`

const readNext = fixedStatement<DetailedMatchRow>(`
  select row.*, ${MATCH_DETAILS}
  from (select * from (${nextOf('home')} union all ${nextOf('away')}) as either order by moment, id limit 1) as row`)

/** The clock of a match that is under way goes on without news. */
const lasting = (team: string) => ({
  topics: ({ next }: { readonly next: DetailedMatchRow | null }) =>
    next && LIVE.includes(next.status) ? null : [topic.teamMatches(team), 'streaming'],
})

/** The match that a team is playing, or plays next. With `editions` only in those. Kept for the day: what it depends on is the time. */
export async function findNextMatch(
  database: Queryable,
  team: string,
  now: Date,
  editions: readonly string[] | null = null,
): Promise<DetailedMatchRow | null> {
  const which = editions === null ? '' : ` in ${editions.join(' ')}`
  const { next } = await readOnce(database, `next match of ${team}${which} ${dayAt(now)}`, lasting(team), async () => {
    const [found = null] = await readNext(database, team, ...toComeValues(now), editions)
    return { next: found }
  })
  return next
}
