import type { PersonRef } from '@meio-campo/contract'
import type { Goal, GoalKind } from '@meio-campo/football'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { GoalPeople } from './goal-people.ts'
import { eventTeam, selectEvents } from '../standings/selected-events.ts'

export interface ReadGoals {
  readonly goals: readonly Goal[]
  /** Every player who scored or assisted, by the ids in the goals. */
  readonly people: ReadonlyMap<string, PersonRef>
}

/** The goals that stand in the matches chosen by a condition, with the names of the players involved. */
export async function listGoals(database: Queryable, which: RawBuilder<SqlBool>): Promise<ReadGoals> {
  const rows = await selectEvents(database, which, ['goal', 'penalty'])
    .leftJoin('people as player', 'player.id', 'events.player_id')
    .leftJoin('people as related', 'related.id', 'events.related_id')
    .select([
      'events.match_id',
      'events.type',
      'events.player_id',
      'events.related_id',
      sql<string | null>`coalesce(player.name, events.player_name)`.as('player_name'),
      sql<
        string | null
      >`case events.related_role when 'assist' then coalesce(related.name, events.related_name) end`.as('assist_name'),
      eventTeam.as('team'),
    ])
    .orderBy('matches.moment')
    .orderBy('matches.id')
    .orderBy('events.position')
    .execute()

  const people = new GoalPeople()
  const goals = rows.flatMap((row): Goal[] => {
    const { match_id: match, team, type } = row
    const player = people.know(team, row.player_id, row.player_name)
    if (player === null) return []
    const assist = people.know(team, row.assist_name === null ? null : row.related_id, row.assist_name)
    return [{ match, team, player, kind: type as GoalKind, assist }]
  })
  return { goals, people: people.byId }
}
