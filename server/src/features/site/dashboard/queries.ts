import { type Answer, type Endpoint, type Endpoints, endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Context } from '../../../platform/context.ts'
import type { Call } from '../../../platform/http/route.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { readKept } from '../../../platform/reading/read.ts'
import root from '../../../../../package.json' with { type: 'json' }
import { findFavouriteTeam } from '../../account/access/favourite-team.ts'
import { countConnections } from '../../importing/connections/connection-rows.ts'
import { countUnansweredMessages } from '../contact/queries.ts'
import { getDayQuota } from '../../api/keys/status.ts'
import { hasDemonstration } from '../../football/matches/demonstration.ts'
import { listTodaysMatches } from '../../football/matches/todays-matches.ts'
import { isFollowedMatch, listFollowedIds } from '../../push/follows/followed-records.ts'
import { getPushFigures } from '../../push/webhooks/health.ts'
import { listLatestPosts } from '../website/post-queries.ts'
import { getBlog, listTopViews } from '../website/queries.ts'

type Dashboard = Answer<Endpoints['getDashboard']>['data']

type DashboardCall = Pick<Call<Endpoint>, 'principal' | 'request' | 'reply'>

const MATCHES_SHOWN = 30

/** Backups and alerts belong to a higher area, so app.ts passes this in. */
export type GetCare = (context: Context) => Promise<Pick<NonNullable<Dashboard['admin']>, 'backup' | 'alerts'>>

export async function getDashboard(
  app: FastifyInstance,
  context: Context,
  call: DashboardCall,
  getCare: GetCare,
): Promise<Dashboard> {
  const { database, now } = context
  const user = call.principal.kind === 'user' ? call.principal.user : null
  const team = user ? await findTeamOf(database, user.id) : null
  const followed = user ? [isFollowedMatch(await listFollowedIds(database, user.id))] : []
  const [matches, main, favourite] = await Promise.all([
    listTodaysMatches(database, dayAt(now()), MATCHES_SHOWN, [
      ...(team === null ? [] : [sql<boolean>`${team}::text in (matches.home_id, matches.away_id)`]),
      ...followed,
    ]),
    getMainChampionship(app, context, call),
    team === null ? null : getFavourite(app, call, team),
  ])
  return {
    posts: await listLatestPosts(database, now()),
    blog: await getBlog(database),
    topViews: await listTopViews(database, now()),
    matches,
    main,
    favourite,
    account: user ? await getAccountSteps(context, user.id) : null,
    admin: user?.admin ? { ...(await getServiceFigures(context)), ...(await getCare(context)) } : null,
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

/** Which of the first steps are done. */
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

async function getServiceFigures({ database, supervisor }: Context) {
  const { users } = await database
    .selectFrom('users')
    .select((select) => select.fn.countAll<string>().as('users'))
    .executeTakeFirstOrThrow()
  return {
    users: Number(users),
    unansweredMessages: await countUnansweredMessages(database),
    review: await getReviewQueue(database),
    workers: (await supervisor.strength()).workers,
    version: root.version,
    demo: await hasDemonstration(database),
    lastImport: await findLastImport(database),
    connections: await countConnections(database),
  }
}

/** The last import that changed data: no dry run, and none that failed or is still running. */
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

interface ReviewQueue {
  readonly suggestions: number
  readonly conflicts: number
  readonly names: number
}

/** The number of decisions that wait for an admin. */
async function getReviewQueue(database: Queryable): Promise<ReviewQueue> {
  const { rows } = await sql<ReviewQueue>`
    select
      (select count(*)::int from suggestions where status = 'open') as suggestions,
      (select count(*)::int from conflicts where resolved_at is null) as conflicts,
      (select count(*)::int from unsure_names as u
        where u.dismissed_at is null and not exists (
          select 1 from sources as s where s.dataset_id = u.dataset_id and s.kind = u.kind and s.key = u.key)) as names
    `.execute(database)
  return rows[0]!
}

/** The Brazilian league; otherwise the competition with a table that has the latest match. */
const MAIN = 'brasileirao_serie_a'
const ROWS = 8
const SCORERS = 5
const LAST_MATCHES = 200
const OTHERS_TRIED = 4

async function getMainChampionship(
  app: FastifyInstance,
  context: Context,
  call: DashboardCall,
): Promise<Dashboard['main']> {
  const main = await findChampionship(app, call, MAIN)
  if (main) return main
  for (const id of await listLastPlayed(context)) {
    const other = await findChampionship(app, call, id)
    if (other) return other
  }
  return null
}

/** Reads only the last matches, because reading all of them would grow with the data. */
async function listLastPlayed({ database, now }: Context): Promise<string[]> {
  const rows = await database
    .selectFrom((from) =>
      from
        .selectFrom('matches')
        .select(['edition_id', 'moment'])
        .where('moment', '<=', now())
        .orderBy('moment', 'desc')
        .orderBy('id', 'desc')
        .limit(LAST_MATCHES)
        .as('played'),
    )
    .innerJoin('editions', 'editions.id', 'played.edition_id')
    .select('editions.competition_id as id')
    .groupBy('editions.competition_id')
    .orderBy(({ fn }) => fn.max('played.moment'), 'desc')
    .orderBy('editions.competition_id')
    .limit(OTHERS_TRIED)
    .execute()
  return rows.map(({ id }) => id)
}

async function findChampionship(app: FastifyInstance, call: DashboardCall, id: string): Promise<Dashboard['main']> {
  const table = await readKept(app, endpoints.getStandings, call, { id })
  const phase = table?.data.phases.find(({ groups }) => groups.some(({ rows }) => rows.length > 0))
  if (!table || !phase) return null
  const scorers = await readKept(app, endpoints.listScorers, call, { id })
  const { competition, edition, demo } = table.data
  return {
    competition,
    edition,
    rows: phase.groups.find(({ rows }) => rows.length > 0)!.rows.slice(0, ROWS),
    zones: phase.zones.filter(({ from }) => from <= ROWS),
    scorers: scorers?.data.slice(0, SCORERS) ?? [],
    demo,
  }
}

async function getFavourite(app: FastifyInstance, call: DashboardCall, team: string): Promise<Dashboard['favourite']> {
  const page = await readKept(app, endpoints.getTeam, call, { id: team })
  if (!page) return null
  const { id, name, acronym, crest, colours, nextMatch, lastMatches, tables } = page.data
  return { team: { id, name, acronym, crest, colours }, next: nextMatch, last: lastMatches[0] ?? null, tables }
}
