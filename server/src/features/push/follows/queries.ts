import type { Follow } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'
import { findAddresses } from '../../curating/record-tables/link-addresses.ts'
import { selectMatches, toMatches } from '../../football/rows/match-rows.ts'
import { findTeamRefs } from '../../football/rows/team-ref.ts'
import { currentFollows, findCurrentId, findTeamsOfPeople, type FollowedRecord } from './followed-records.ts'

/** Followed records that still exist, in the order of their follower. */
export async function listFollows(database: Queryable, userId: string): Promise<Follow[]> {
  const follows = await currentFollows(database, userId)
  const of = (kind: Follow['kind']) => follows.filter((follow) => follow.kind === kind).map(({ id }) => id)
  const [addresses, teams, teamsOfPeople, people, competitions, matches] = await Promise.all([
    findAddresses(database, follows),
    findTeamRefs(database, of('team')),
    findTeamsOfPeople(database, of('person')),
    findNames(database, 'people', of('person')),
    findNames(database, 'competitions', of('competition')),
    findMatches(database, of('match')),
  ])
  return follows.flatMap(({ kind, id, createdAt }): Follow[] => {
    const linkAddress = addresses.get(`${kind}:${id}`)
    const team = (kind === 'team' ? teams : kind === 'person' ? teamsOfPeople : null)?.get(id) ?? null
    const match = kind === 'match' ? (matches.get(id) ?? null) : null
    const name = match
      ? `${match.home.name} × ${match.away.name}`
      : { team: teams.get(id)?.name, person: people.get(id), competition: competitions.get(id), match: undefined }[kind]
    if (linkAddress === undefined || name === undefined) return []
    return [{ kind, id, name, linkAddress, team, match, createdAt: createdAt.toISOString() }]
  })
}

export async function getFollow(database: Queryable, userId: string, record: FollowedRecord): Promise<Follow> {
  const current = await findCurrentId(database, record)
  const follow = (await listFollows(database, userId)).find(({ kind, id }) => kind === record.kind && id === current)
  if (!follow) throw new AppError('not_found', { info: 'Você não acompanha este registro.' })
  return follow
}

async function findNames(database: Queryable, table: 'people' | 'competitions', ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await database.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function findMatches(database: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return new Map()
  const rows = await selectMatches(database).where('id', 'in', ids).execute()
  return new Map((await toMatches(database, rows)).map((match) => [match.id, match]))
}

/** Followed matches that still exist, the newest choice first; with `matchId` only that one. */
export async function listFollowedMatches(
  { database }: Pick<Context, 'database'>,
  userId: string,
  matchId: string | undefined,
  request: PageRequest,
  url: string,
) {
  const own = database
    .selectFrom('follows')
    .innerJoin('matches', 'matches.id', 'follows.record_id')
    .select([sql<string>`follows.id::text`.as('id'), 'matches.id as match_id', 'follows.created_at'])
    .where('follows.user_id', '=', userId)
    .where('follows.kind', '=', 'match')
    .$if(matchId !== undefined, (query) => query.where('record_id', '=', matchId!))
  const page = await listNewestFirst(database, own, 'created_at', request, url, (row) => row)
  const matches = await findMatches(
    database,
    page.data.map(({ match_id }) => match_id),
  )
  const data = page.data.flatMap(({ match_id, created_at }) => {
    const match = matches.get(match_id)
    return match ? [{ match, createdAt: created_at.toISOString() }] : []
  })
  return { ...page, data }
}
