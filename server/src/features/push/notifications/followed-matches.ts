import { MOST_FOLLOWED } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'
import { toMatches } from '../../football/rows/match-rows.ts'

/** Followed matches that still exist; with `matchId` only that one, to know whether it is followed. */
export async function listFollowed(
  { database }: Pick<Context, 'database'>,
  userId: string,
  matchId: string | undefined,
  request: PageRequest,
  url: string,
) {
  const own = database
    .selectFrom('followed_matches')
    .innerJoin('matches', 'matches.id', 'followed_matches.match_id')
    .select([sql<string>`followed_matches.id::text`.as('id'), 'matches.id as match_id', 'followed_matches.created_at'])
    .where('user_id', '=', userId)
    .$if(matchId !== undefined, (query) => query.where('match_id', '=', matchId!))
  const page = await listNewestFirst(database, own, 'created_at', request, url, (row) => row)
  const matches = await toMatches(
    database,
    page.data.map(({ match_id: id }) => ({ id })),
  )
  const byId = new Map(matches.map((match) => [match.id, match]))
  const data = page.data.flatMap(({ match_id, created_at }) => {
    const match = byId.get(match_id)
    return match ? [{ match, createdAt: created_at.toISOString() }] : []
  })
  return { ...page, data }
}

export async function followMatch({ database, now }: Context, userId: string, matchId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const match = await transaction.selectFrom('matches').select('id').where('id', '=', matchId).executeTakeFirst()
    if (!match) throw new AppError('not_found')
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
    const followed = await transaction
      .selectFrom('followed_matches')
      .select('match_id')
      .where('user_id', '=', userId)
      .execute()
    if (followed.some(({ match_id }) => match_id === matchId)) return
    if (followed.length >= MOST_FOLLOWED) throw new AppError('too_many_followed')
    await transaction
      .insertInto('followed_matches')
      .values({ user_id: userId, match_id: matchId, created_at: now() })
      .execute()
  })
}

/** Succeeds also if the match was not followed. */
export async function unfollowMatch({ database }: Context, userId: string, matchId: string): Promise<void> {
  await database.deleteFrom('followed_matches').where('user_id', '=', userId).where('match_id', '=', matchId).execute()
}
