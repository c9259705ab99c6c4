import type { Answer, Endpoints } from '@meio-campo/contract'
import root from '../../../../package.json' with { type: 'json' }
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/database.ts'
import type { Principal } from '../../platform/principal.ts'
import { findFavouriteTeam } from '../account/favourite-team.ts'
import { countUnansweredMessages } from '../contact/queries.ts'
import { getBlog, listLatestPosts, listTopViews } from '../website/queries.ts'

type Dashboard = Answer<Endpoints['getDashboard']>['data']

export async function getDashboard(context: Context, principal: Principal): Promise<Dashboard> {
  const { database } = context
  const user = principal.kind === 'user' ? principal.user : null
  return {
    posts: await listLatestPosts(database),
    blog: await getBlog(database),
    topViews: await listTopViews(database, context.now()),
    account: user ? await getAccountSteps(database, user.id) : null,
    admin: user?.admin ? await getServiceFigures(context) : null,
  }
}

/** What is done and what is missing: the first-steps list is made of it. */
async function getAccountSteps(database: Queryable, userId: string): Promise<Dashboard['account']> {
  const user = await database
    .selectFrom('users')
    .select(['email_confirmed_at', 'team_id', 'photo_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { devices } = await database
    .selectFrom('devices')
    .select((select) => select.fn.countAll<string>().as('devices'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    emailConfirmed: user.email_confirmed_at !== null,
    devices: Number(devices),
    team: findFavouriteTeam(user.team_id),
    photo: user.photo_id !== null,
  }
}

async function getServiceFigures({ database, supervisor }: Context): Promise<Dashboard['admin']> {
  const { users } = await database
    .selectFrom('users')
    .select((select) => select.fn.countAll<string>().as('users'))
    .executeTakeFirstOrThrow()
  return {
    users: Number(users),
    unansweredMessages: await countUnansweredMessages(database),
    workers: await supervisor.workers(),
    version: root.version,
  }
}
