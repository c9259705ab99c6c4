import type { Session } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { findFavouriteTeam } from '../profile/favourite-team.ts'
import { getBlog, getWebsite, listLatestPosts, listTopViews } from '../../site/website/queries.ts'
import type { NewDevice } from './sessions.ts'

/** The answer to every way of signing in: the user, and the website data of the specification. */
export async function answerSession(
  database: Queryable,
  userId: string,
  token: string,
  device: NewDevice | null,
  now: Date,
): Promise<Session> {
  const user = await database
    .selectFrom('users')
    .select(['id', 'name', 'email', 'admin', 'view', 'team_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    user: {
      _id: user.id,
      name: user.name,
      email: user.email,
      admin: user.admin,
      token,
      view: user.view === 'table' ? 'table' : 'cards',
    },
    ...(device && { device }),
    website: await getWebsite(database),
    posts: await listLatestPosts(database),
    topViews: await listTopViews(database, now),
    blog: await getBlog(database),
    time: findFavouriteTeam(user.team_id),
  }
}
