import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readEach } from '../../../platform/memory/memory.ts'

/** Of the matches whose events are known, how many show a card at least where cards are listed. */
const LEAST_SHARE = 1 / 3
/** The first so many of an edition's matches show it. */
const SAMPLE = 100

/**
 * The editions whose cards a source lists. Where most matches show none, sources list only goals or a few of the cards,
 * or cards did not exist yet: what people and teams have there beyond what is listed is unknown, not zero.
 */
export async function findEditionsWithCards(
  database: Queryable,
  editions: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const lasting = (id: string) => ({ topics: [topic.edition(id)] })
  const known = await readEach<boolean>(database, 'edition has cards', editions, lasting, async (wanted) => {
    const { rows } = await sql<{ id: string; share: number | null }>`
      select wanted.id, (
        -- A single row asked for by each match keeps the planner from reading all events of the database.
        select avg(coalesce((
          select 1 from events
          where events.match_id = matches.id and events.type in ('yellow', 'secondYellow', 'red')
            and not events.retracted and events.side is not null limit 1), 0))::float8
        from (
          select id from matches where edition_id = wanted.id and covers_events and not annulled
          order by moment, id limit ${SAMPLE}) as matches) as share
      from unnest(${wanted}::text[]) as wanted (id)`.execute(database)
    return new Map(rows.map(({ id, share }) => [id, share !== null && share >= LEAST_SHARE]))
  })
  return new Set([...known].flatMap(([id, has]) => (has ? [id] : [])))
}
