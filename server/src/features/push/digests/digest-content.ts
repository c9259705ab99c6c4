import type { Match, TeamRef } from '@meio-campo/contract'
import type { Day } from '@meio-campo/football'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { onDays } from '../../football/rows/match-filters.ts'
import { selectMatches, toMatches } from '../../football/rows/match-rows.ts'
import { OVER } from '../../football/rows/match-status.ts'
import { findTeamRefs } from '../../football/rows/team-ref.ts'
import { findTeamTables, type TeamTable } from '../../football/teams/team-tables.ts'
import { currentFollows, isFollowedMatch, listFollowedIds } from '../follows/followed-records.ts'
import type { DigestPeriod } from './digest-period.ts'

/** A list that was cut, and how many matches it had. */
export interface SomeMatches {
  readonly shown: readonly Match[]
  readonly count: number
}

export interface TeamPlaces {
  readonly team: TeamRef
  readonly tables: readonly TeamTable[]
}

export interface DigestContent {
  readonly results: SomeMatches
  readonly coming: SomeMatches
  /** In the order of the follower, the favourite team first. */
  readonly places: readonly TeamPlaces[]
}

/** Limits the letter of a user who follows whole championships. */
const MOST_MATCHES = 30
const MOST_TEAMS = 20

/** Where teams stand, read once for all who follow them. */
export type FindTables = (teamId: string) => Promise<readonly TeamTable[]>

export function rememberTables(database: Database, today: Day): FindTables {
  const known = new Map<string, Promise<readonly TeamTable[]>>()
  return (teamId) => {
    const found = known.get(teamId) ?? findTeamTables(database, teamId, today)
    known.set(teamId, found)
    return found
  }
}

/** Null if there is no news: a table without any new match is not news. */
export async function readDigest(
  database: Database,
  { userId, favourite }: { readonly userId: string; readonly favourite: string | null },
  { results, coming }: DigestPeriod,
  findTables: FindTables,
): Promise<DigestContent | null> {
  const followed = await listFollowedIds(database, userId)
  const teams = favourite === null ? followed.teams : [...new Set([...followed.teams, favourite])]
  const own = isFollowedMatch({ ...followed, teams })
  const over = sql<SqlBool>`matches.status = any(${OVER})`
  const played = await listMatches(database, [own, over, onDays(results.from, results.to)])
  const next = await listMatches(database, [own, sql`not ${over}`, onDays(coming.from, coming.to)])
  if (played.count + next.count === 0) return null
  return { results: played, coming: next, places: await listPlaces(database, userId, favourite, findTables) }
}

async function listMatches(database: Queryable, conditions: readonly RawBuilder<SqlBool>[]): Promise<SomeMatches> {
  const which = sql<SqlBool>`${sql.join([...conditions], sql` and `)}`
  const rows = await selectMatches(database).where(which).orderBy('moment').orderBy('id').limit(MOST_MATCHES).execute()
  if (rows.length < MOST_MATCHES) return { shown: await toMatches(database, rows), count: rows.length }
  const { count } = await database
    .selectFrom('matches')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(which)
    .executeTakeFirstOrThrow()
  return { shown: await toMatches(database, rows), count: Number(count) }
}

async function listPlaces(
  database: Queryable,
  userId: string,
  favourite: string | null,
  findTables: FindTables,
): Promise<TeamPlaces[]> {
  const follows = await currentFollows(database, userId)
  const followed = follows.filter(({ kind }) => kind === 'team').map(({ id }) => id)
  const ids = [...new Set(favourite === null ? followed : [favourite, ...followed])].slice(0, MOST_TEAMS)
  const teams = await findTeamRefs(database, ids)
  const places: TeamPlaces[] = []
  for (const id of ids) {
    const team = teams.get(id)
    const tables = team ? await findTables(id) : []
    if (team && tables.length > 0) places.push({ team, tables })
  }
  return places
}
