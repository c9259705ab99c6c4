import type { Queryable } from '../../../database/database.ts'

const SEEN_MS = 20_000
const FORGOTTEN_MS = 3_600_000

interface Visit {
  readonly id: string
  readonly matchId: string
  readonly userId: string
}

/** Records that a user has a desk open, or has closed it. */
export async function noteVisit(database: Queryable, visit: Visit, leaving: boolean, now: Date): Promise<void> {
  const { id, matchId, userId } = visit
  if (leaving) {
    await database
      .deleteFrom('desk_visits')
      .where('id', '=', id)
      .where('match_id', '=', matchId)
      .where('user_id', '=', userId)
      .execute()
    return
  }
  await database
    .insertInto('desk_visits')
    .values({ id, match_id: matchId, user_id: userId, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['id', 'match_id']).doUpdateSet({ seen_at: now }).where('desk_visits.user_id', '=', userId),
    )
    .execute()
  await database
    .deleteFrom('desk_visits')
    .where('seen_at', '<', new Date(now.getTime() - FORGOTTEN_MS))
    .execute()
}

export async function listVisitors(database: Queryable, matchId: string, now: Date) {
  return database
    .selectFrom('desk_visits')
    .innerJoin('users', 'users.id', 'desk_visits.user_id')
    .select(['desk_visits.id', 'desk_visits.user_id', 'users.name'])
    .where('match_id', '=', matchId)
    .where('seen_at', '>', new Date(now.getTime() - SEEN_MS))
    .orderBy('users.name')
    .orderBy('desk_visits.id')
    .execute()
}
