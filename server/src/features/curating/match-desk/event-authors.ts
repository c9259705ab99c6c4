import type { Queryable } from '../../../database/database.ts'

export interface EventAuthor {
  /** Null if the account is gone, or where a source recorded it. */
  readonly userId: string | null
  readonly name: string | null
}

/** The author of each event and mark of a match: the last person who changed it. */
export async function findAuthors(database: Queryable, matchId: string): Promise<ReadonlyMap<string, EventAuthor>> {
  const rows = await database
    .selectFrom('desk_commands')
    .select(['event_id', 'user_id', 'actor_name'])
    .where('match_id', '=', matchId)
    .where('event_id', 'is not', null)
    .where('refusal', 'is', null)
    .where('confirms', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ event_id, user_id, actor_name }) => [event_id!, { userId: user_id, name: actor_name }]))
}
