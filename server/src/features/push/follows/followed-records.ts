import type { FollowKind } from '@meio-campo/contract/rules'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { findCurrentSpells } from '../../football/people/current-spells.ts'

export interface FollowedRecord {
  readonly kind: FollowKind
  readonly id: string
}

const tables = { team: 'teams', person: 'people', competition: 'competitions', match: 'matches' } as const

/** The record's id, or that of the record it was merged into. */
export async function findCurrentId(database: Queryable, { kind, id }: FollowedRecord): Promise<string | null> {
  const moved = await database
    .selectFrom('redirects')
    .select('new_id')
    .where('kind', '=', kind)
    .where('old_id', '=', id)
    .executeTakeFirst()
  const found = await database
    .selectFrom(tables[kind])
    .select('id')
    .where('id', '=', moved?.new_id ?? id)
    .executeTakeFirst()
  return found?.id ?? null
}

export interface CurrentFollow {
  /** The row's own id. */
  readonly row: string
  readonly kind: FollowKind
  /** The id of the record; for a merged one, the id of the record that was kept. */
  readonly id: string
  readonly place: number
  readonly createdAt: Date
}

/** The records that an account follows, in its own order, without duplicates. */
export async function currentFollows(database: Queryable, userId: string): Promise<CurrentFollow[]> {
  const rows = await database
    .selectFrom('follows')
    .leftJoin('redirects', (join) =>
      join.onRef('redirects.kind', '=', 'follows.kind').onRef('redirects.old_id', '=', 'follows.record_id'),
    )
    .select([
      sql<string>`follows.id::text`.as('row'),
      sql<FollowKind>`follows.kind`.as('kind'),
      sql<string>`coalesce(redirects.new_id, follows.record_id)`.as('id'),
      'follows.place',
      'follows.created_at as createdAt',
    ])
    .where('follows.user_id', '=', userId)
    .orderBy('follows.place')
    .orderBy('follows.id')
    .execute()
  const seen = new Set<string>()
  return rows.filter(({ kind, id }) => {
    const key = `${kind} ${id}`
    return !seen.has(key) && seen.add(key)
  })
}

/** Ids whose matches an account follows. */
export interface FollowedIds {
  /** The followed teams, and the present teams of followed people. */
  readonly teams: readonly string[]
  readonly competitions: readonly string[]
  readonly matches: readonly string[]
}

export async function listFollowedIds(database: Queryable, userId: string): Promise<FollowedIds> {
  const follows = await currentFollows(database, userId)
  const of = (kind: FollowKind) => follows.filter((follow) => follow.kind === kind).map(({ id }) => id)
  const teams = await findTeamsOfPeople(database, of('person'))
  return {
    teams: [...new Set([...of('team'), ...[...teams.values()].map(({ id }) => id)])].toSorted(),
    competitions: of('competition').toSorted(),
    matches: of('match').toSorted(),
  }
}

/** The present teams of people, as players or otherwise as coaches. */
export async function findTeamsOfPeople(database: Queryable, ids: readonly string[]) {
  const players = await findCurrentSpells(database, ids, 'player')
  const coaches = await findCurrentSpells(
    database,
    ids.filter((id) => !players.has(id)),
    'coach',
  )
  return new Map([...players, ...coaches].map(([id, { team }]) => [id, team]))
}

/** Whether each of `matches` is followed, by itself, by a team or by its competition. */
export function isFollowedMatch({ teams, competitions, matches }: FollowedIds): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    matches.id = any(${matches}) or matches.home_id = any(${teams}) or matches.away_id = any(${teams})
    or matches.edition_id in (select id from editions where competition_id = any(${competitions})))`
}
