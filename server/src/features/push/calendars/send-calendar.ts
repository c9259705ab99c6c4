import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { networkOf } from '../../../platform/network.ts'
import { CALENDAR } from '../../../platform/rate-limit/policies.ts'
import { limitCaller } from '../../../platform/rate-limit/rate-limit.ts'
import { isKnown, lastModified } from '../../../platform/reading/ready-answer.ts'
import { idIn } from './calendar-address.ts'
import { readFeed } from './calendar-feed.ts'

const READ_NOTED_EVERY_MS = 10 * 60_000

/** What a calendar reads: whoever has the address, and nobody else. */
export async function sendCalendar(
  context: Context,
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await limitCaller(context.limits, CALENDAR, networkOf(request.ip), reply)
  const id = idIn(context.vault, request.params.token)
  const found = id === null ? undefined : await findSubscription(context, id)
  const ready = found && (await readFeed(context, found))
  if (!ready) throw new AppError('not_found', { info: 'Este calendário não existe ou foi revogado.' })
  const now = context.now()
  await noteRead(context, found.id, now)
  reply
    .header('ETag', ready.etag)
    .header('Last-Modified', lastModified(ready, now.getTime()))
    // The address is a secret of its owner: no cache in between, no search engine.
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

/** Now and then: its owner sees whether the calendar still looks. */
async function noteRead({ database }: Context, id: string, now: Date): Promise<void> {
  await database
    .updateTable('calendar_subscriptions')
    .set({ last_read_at: now })
    .where('id', '=', id)
    .where((on) =>
      on.or([on('last_read_at', 'is', null), on('last_read_at', '<', new Date(now.getTime() - READ_NOTED_EVERY_MS))]),
    )
    .execute()
}
