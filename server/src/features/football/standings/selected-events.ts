import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

/**
 * The standing events of some types in the matches chosen by a condition, as `matches` and `events`. Forces
 * an index lookup per match: otherwise the planner scans all events even for a few hundred matches.
 */
export function selectEvents(database: Queryable, which: RawBuilder<SqlBool>, types: readonly string[]) {
  return database
    .selectFrom('matches')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('events')
          .selectAll('events')
          .whereRef('events.match_id', '=', 'matches.id')
          // Written as literals, so that every plan can use the index on standing events.
          .where(sql<SqlBool>`events.type in (${sql.join(types.map((type) => sql.lit(type)))})`)
          .where(sql<SqlBool>`not events.retracted`)
          .where('events.side', 'is not', null)
          // Keeps the planner from reversing the join.
          .offset(0)
          .as('events'),
      (join) => join.onTrue(),
    )
    .where(which)
    .where('matches.annulled', '=', false)
}

/** Of the two teams, the event's. */
export const eventTeam = sql<string>`case events.side when 'home' then matches.home_id else matches.away_id end`
