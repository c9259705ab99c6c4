import type { Session } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { findFavouriteTeam } from './favourite-team.ts'
import type { NewDevice } from './sessions.ts'

/** The website data that the specification puts into the answer; the site is above accounts, so app.ts passes its reader. */
export type ReadSite = (
  database: Queryable,
  now: Date,
) => Promise<Pick<Session, 'website' | 'posts' | 'topViews' | 'blog'>>

/** The answer to every way of signing in: the user, and the website data of the specification. */
export async function answerSession(
  database: Queryable,
  readSite: ReadSite,
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
    ...(await readSite(database, now)),
    time: findFavouriteTeam(user.team_id),
  }
}
