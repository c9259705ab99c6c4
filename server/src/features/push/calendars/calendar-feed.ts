import type { Match } from '@meio-campo/contract'
import { addDays } from '@meio-campo/football'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import { etagOf } from '../../../platform/etag.ts'
import { matchCalendar } from '../../../platform/reading/calendar.ts'
import type { ReadyAnswer } from '../../../platform/reading/ready-answer.ts'
import { NAMES, topic } from '../../../platform/reading/topics.ts'
import { dayAt } from '../../../platform/today.ts'
import { matchConditions } from '../../football/matches/match-filters.ts'
import { selectMatches, toMatches } from '../../football/matches/match-rows.ts'
import { readSubjects, type SubjectKind } from './calendar-subject.ts'

const DAYS_BACK = 60
const MOST_MATCHES = 2_000
const SLICE = 500
const REFRESH_SECONDS = 3_600

export interface Subscribed {
  readonly kind: string
  readonly subject_id: string | null
  readonly user_id: string
}

interface Feed {
  readonly name: string
  /** The same for everybody who subscribes to the same matches. */
  readonly key: string
  readonly which: RawBuilder<SqlBool>
}

/** The calendar as ready bytes, made once for all who read it and again when a match changes; null where its subject is gone. */
export async function readFeed(context: Context, subscribed: Subscribed): Promise<ReadyAnswer | null> {
  const { answers, database, publicUrl } = context
  const feed = await describeFeed(database, subscribed)
  if (!feed) return null
  const today = dayAt(context.now())
  const key = `${today} calendar ${feed.key}`
  const kept = answers.find(key)
  if (kept) return kept
  const madeAt = answers.begin()
  const matches = await readMatches(database, feed.which, addDays(today, -DAYS_BACK))
  const body = Buffer.from(matchCalendar(matches, publicUrl, { name: feed.name, refreshSeconds: REFRESH_SECONDS }))
  const ready = { body, etag: etagOf(body), modifiedAt: answers.modifiedAt, encoded: {} }
  answers.keep(key, [...NAMES, 'edition', 'phase', topic.matches], madeAt, ready)
  return ready
}

async function describeFeed(database: Queryable, { kind, subject_id, user_id }: Subscribed): Promise<Feed | null> {
  if (subject_id === null) return describeFavourites(database, user_id)
  const subject = (await readSubjects(database, kind as SubjectKind, [subject_id])).get(subject_id)
  if (!subject) return null
  const which: Readonly<Record<SubjectKind, () => RawBuilder<SqlBool>>> = {
    team: () => ofTeam(subject.id),
    competition: () => all(matchConditions({ campeonato: subject.id })),
    streaming: () => all(matchConditions({ streaming: subject.id })),
  }
  return {
    name: `${subject.name} · Meio-Campo`,
    key: `${kind} ${subject.id}`,
    which: which[kind as SubjectKind](),
  }
}

async function describeFavourites(database: Queryable, userId: string): Promise<Feed> {
  const { team_id } = await database
    .selectFrom('users')
    .select('team_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const followed = await database
    .selectFrom('followed_matches')
    .select('match_id')
    .where('user_id', '=', userId)
    .orderBy('match_id')
    .execute()
  const ids = followed.map(({ match_id }) => match_id)
  const those = sql<SqlBool>`matches.id = any(${ids})`
  return {
    name: 'Meus jogos · Meio-Campo',
    key: `favourites ${team_id ?? ''} ${ids.join(',')}`,
    which: team_id === null ? those : sql<SqlBool>`(${ofTeam(team_id)} or ${those})`,
  }
}

const ofTeam = (id: string) => sql<SqlBool>`(matches.home_id = ${id} or matches.away_id = ${id})`
const all = (conditions: readonly RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join([...conditions], sql` and `)})`

async function readMatches(database: Queryable, which: RawBuilder<SqlBool>, from: string): Promise<Match[]> {
  const rows = await selectMatches(database)
    .where(which)
    .where('day', '>=', from)
    .orderBy('moment')
    .orderBy('id')
    .limit(MOST_MATCHES)
    .execute()
  const matches: Match[] = []
  for (let at = 0; at < rows.length; at += SLICE) {
    matches.push(...(await toMatches(database, rows.slice(at, at + SLICE))))
  }
  return matches
}
