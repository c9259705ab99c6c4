import type { Match } from '@meio-campo/contract'
import { addDays } from '@meio-campo/football'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import { seePassableOnly } from '../../../database/sight.ts'
import { etagOf } from '../../../platform/answers/etag.ts'
import { matchCalendar } from '../../../platform/reading/calendar.ts'
import { withholdsData } from '../../../platform/callers/passable-reads.ts'
import { isKnown, lastModified, type ReadyAnswer } from '../../../platform/answers/ready-answer.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { matchConditions } from '../../football/rows/match-filters.ts'
import { selectMatches, toMatches } from '../../football/rows/match-rows.ts'
import { listSubjects, type SubjectKind } from './calendar-subject.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { networkOf } from '../../../platform/callers/network.ts'
import { CALENDAR } from '../../../platform/rate-limit/policies.ts'
import { limitCaller } from '../../../platform/rate-limit/rate-limit.ts'
import { isFollowedMatch, listFollowedIds } from '../follows/followed-records.ts'
import { idIn, isTokenOf } from './calendar-address.ts'

const READ_RECORDED_EVERY_MS = 10 * 60_000

/** Answers a calendar program; knowing the address is the authorization. */
export async function sendCalendar(
  context: Context,
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await limitCaller(context.limits, CALENDAR, networkOf(request.ip), reply)
  const { token } = request.params
  const id = idIn(token)
  const named = id === null ? undefined : await findSubscription(context, id)
  const found = named && isTokenOf(context.vault, token, named) ? named : undefined
  const ready = found && (await getFeed(context, found))
  if (!ready) throw new AppError('not_found', { info: 'Este calendário não existe ou foi revogado.' })
  const now = context.now()
  await recordRead(context, found.id, now)
  reply
    .header('ETag', ready.etag)
    .header('Last-Modified', lastModified(ready, now.getTime()))
    // The address is secret, so shared caches and search engines must not keep the answer.
    .header('Cache-Control', 'private, no-cache')
    .header('X-Robots-Tag', 'noindex')
  if (isKnown(ready, request.headers)) return reply.status(304).send()
  return reply
    .type('text/calendar; charset=utf-8')
    .header('Content-Disposition', 'inline; filename="meio-campo.ics"')
    .send(ready.body.toString())
}

function findSubscription({ database }: Context, id: string) {
  return database
    .selectFrom('calendar_subscriptions')
    .innerJoin('users', 'users.id', 'calendar_subscriptions.user_id')
    .selectAll('calendar_subscriptions')
    .where('calendar_subscriptions.id', '=', id)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst()
}

/** At most every ten minutes; shows the owner whether the calendar is still in use. */
async function recordRead({ database }: Context, id: string, now: Date): Promise<void> {
  await database
    .updateTable('calendar_subscriptions')
    .set({ last_read_at: now })
    .where('id', '=', id)
    .where((on) =>
      on.or([
        on('last_read_at', 'is', null),
        on('last_read_at', '<', new Date(now.getTime() - READ_RECORDED_EVERY_MS)),
      ]),
    )
    .execute()
}

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
  /** The same for all subscriptions to the same matches. */
  readonly key: string
  readonly which: RawBuilder<SqlBool>
}

/** The calendar file, cached until a match changes; null if its subject was deleted. */
async function getFeed(context: Context, subscribed: Subscribed): Promise<ReadyAnswer | null> {
  const { answers, database, publicUrl } = context
  const feed = await describeFeed(database, subscribed)
  if (!feed) return null
  const today = dayAt(context.now())
  // The address may have been shared with any person, so withheld data is left out.
  const isNarrowed = await withholdsData(database)
  const key = `${today} calendar${isNarrowed ? ' passable' : ''} ${feed.key}`
  const kept = answers.find(key)
  if (kept) return kept
  const madeAt = answers.begin()
  const list = () => listMatches(database, feed.which, addDays(today, -DAYS_BACK))
  const matches = await (isNarrowed ? seePassableOnly(list) : list())
  const body = Buffer.from(matchCalendar(matches, publicUrl, { name: feed.name, refreshSeconds: REFRESH_SECONDS }))
  const ready = { body, etag: etagOf(body), modifiedAt: answers.modifiedAt, link: null, encoded: {} }
  answers.keep(key, [...NAMES, 'edition', 'phase', topic.matches], madeAt, ready)
  return ready
}

async function describeFeed(database: Queryable, { kind, subject_id, user_id }: Subscribed): Promise<Feed | null> {
  if (subject_id === null) return describeFavourites(database, user_id)
  const subject = (await listSubjects(database, kind as SubjectKind, [subject_id])).get(subject_id)
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
  const followed = await listFollowedIds(database, userId)
  const those = isFollowedMatch(followed)
  return {
    name: 'Meus jogos · Meio-Campo',
    key: `favourites ${team_id ?? ''} ${JSON.stringify(followed)}`,
    which: team_id === null ? those : sql<SqlBool>`(${ofTeam(team_id)} or ${those})`,
  }
}

const ofTeam = (id: string) => sql<SqlBool>`(matches.home_id = ${id} or matches.away_id = ${id})`
const all = (conditions: readonly RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join([...conditions], sql` and `)})`

async function listMatches(database: Queryable, which: RawBuilder<SqlBool>, from: string): Promise<Match[]> {
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
