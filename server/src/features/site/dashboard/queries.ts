import type { Answer, Endpoint, Endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import root from '../../../../../package.json' with { type: 'json' }
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import type { Call } from '../../../platform/http/route.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { findFavouriteTeam } from '../../account/access/favourite-team.ts'
import { countUnansweredMessages } from '../contact/queries.ts'
import { getDayQuota } from '../../api/keys/status.ts'
import { hasDemonstration } from '../../football/matches/demonstration.ts'
import { listTodaysMatches } from '../../football/matches/todays-matches.ts'
import { getPushFigures } from '../../push/webhooks/health.ts'
import { getBlog, listLatestPosts, listTopViews } from '../website/queries.ts'
import { getFavourite, getMainChampionship } from './football.ts'
import { readReviewQueue } from './review-queue.ts'

type Dashboard = Answer<Endpoints['getDashboard']>['data']

type DashboardCall = Pick<Call<Endpoint>, 'principal' | 'request' | 'reply'>

const MATCHES_SHOWN = 30

export async function getDashboard(app: FastifyInstance, context: Context, call: DashboardCall): Promise<Dashboard> {
  const { database, now } = context
  const user = call.principal.kind === 'user' ? call.principal.user : null
  const team = user ? await findTeamOf(database, user.id) : null
  const [matches, main, favourite] = await Promise.all([
    listTodaysMatches(database, dayAt(now()), MATCHES_SHOWN, team),
    getMainChampionship(app, context, call),
    team === null ? null : getFavourite(app, call, team),
  ])
  return {
    posts: await listLatestPosts(database),
    blog: await getBlog(database),
    topViews: await listTopViews(database, now()),
    matches,
    main,
    favourite,
    account: user ? await getAccountSteps(context, user.id) : null,
    admin: user?.admin ? await getServiceFigures(context) : null,
  }
}

async function findTeamOf(database: Queryable, userId: string): Promise<string | null> {
  const { team_id } = await database
    .selectFrom('users')
    .select('team_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return team_id
}

/** What is done and what is missing: the first-steps list is made of it. */
async function getAccountSteps(context: Context, userId: string): Promise<Dashboard['account']> {
  const { database } = context
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
  const keys = await database.selectFrom('api_keys').select('last_used_at').where('user_id', '=', userId).execute()
  return {
    emailConfirmed: user.email_confirmed_at !== null,
    devices: Number(devices),
    team: findFavouriteTeam(user.team_id),
    photo: user.photo_id !== null,
    key: keys.length > 0,
    firstCall: keys.some(({ last_used_at }) => last_used_at !== null),
    quota: await getDayQuota(context, userId),
    push: await getPushFigures(database, userId, context.now()),
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
    review: await readReviewQueue(database),
    workers: (await supervisor.strength()).workers,
    version: root.version,
    demo: await hasDemonstration(database),
    lastImport: await findLastImport(database),
  }
}

/** The last one that changed something: neither a rehearsal nor one that failed or goes on. */
async function findLastImport(database: Queryable) {
  const row = await database
    .selectFrom('import_runs')
    .select(['dataset_id', 'started_at', 'created', 'conflicts'])
    .where('status', '=', 'done')
    .where('dry_run', '=', false)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return {
    dataset: row.dataset_id,
    at: row.started_at.toISOString(),
    created: row.created,
    conflicts: row.conflicts,
  }
}
