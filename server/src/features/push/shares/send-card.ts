import type { ShareKind } from '@meio-campo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../database/database.ts'
import { etagOf } from '../../../platform/answers/etag.ts'
import { isKnown, lastModified, type ReadyAnswer } from '../../../platform/answers/ready-answer.ts'
import { networkOf } from '../../../platform/callers/network.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError, RecordMoved } from '../../../platform/errors/app-error.ts'
import { readPassable, listWithheldSources } from '../../../platform/callers/passable-reads.ts'
import { SHARED_CARD } from '../../../platform/rate-limit/policies.ts'
import { limitCaller } from '../../../platform/rate-limit/rate-limit.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { drawCard } from './card-picture.ts'
import { CARD_POLICY, writeCardPage } from './card-page.ts'
import { readCard, type ReadCard, type Subject } from './read-card.ts'
import { isSharingAllowed, shareUrl } from './service.ts'

export type CardForm = 'page' | 'picture'

/** Caches notice within this time that cards were turned off. */
const FRESH_SECONDS = 60

/** Answers a request for a card; knowing the address is the authorization. */
export async function sendCard(
  context: Context,
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
  form: CardForm,
): Promise<FastifyReply> {
  await limitCaller(context.limits, SHARED_CARD, networkOf(request.ip), reply)
  const ready = await getCard(context, request.params.id, form)
  reply
    .header('ETag', ready.etag)
    .header('Last-Modified', lastModified(ready, context.now().getTime()))
    .header('Cache-Control', `public, max-age=${FRESH_SECONDS}`)
    .header('X-Robots-Tag', 'noindex')
  if (form === 'page') reply.header('Content-Security-Policy', CARD_POLICY)
  // Pages that show a preview of the link load the picture.
  else reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
  if (isKnown(ready, request.headers)) return reply.status(304).send()
  return reply.type(form === 'page' ? 'text/html; charset=utf-8' : 'image/png').send(ready.body)
}

/** The bytes, kept until something of the card changes. */
async function getCard(context: Context, id: string, form: CardForm): Promise<ReadyAnswer> {
  const { answers, database, reading } = context
  const share = (await isSharingAllowed(database)) ? await findShare(database, id) : undefined
  if (!share) throw gone()
  const withheld = await listWithheldSources(database)
  const key = `${dayAt(context.now())} share ${form} ${id} ${withheld.join(' ')}`
  return (
    answers.find(key) ??
    answers.share(key, async () => {
      const madeAt = answers.begin()
      const card = await readFor(context, reading, share)
      const body = form === 'page' ? Buffer.from(pageOf(context, id, card)) : await drawCard(card.content)
      const ready = { body, etag: etagOf(body), modifiedAt: answers.modifiedAt, link: null, encoded: {} }
      answers.keep(key, card.topics, madeAt, ready)
      return ready
    })
  )
}

async function readFor({ now }: Context, database: Database, share: Subject): Promise<ReadCard> {
  try {
    return await readPassable(database, () => readCard(database, share, now(), dayAt(now())))
  } catch (error) {
    // Its record was deleted, or may not be redistributed.
    if (error instanceof RecordMoved || (error instanceof AppError && error.code === 'not_found')) throw gone()
    throw error
  }
}

const gone = () => new AppError('not_found', { info: 'Este cartão não existe ou deixou de ser público.' })

function pageOf({ publicUrl }: Context, id: string, card: ReadCard): string {
  const url = shareUrl(publicUrl, id)
  const version = etagOf(Buffer.from(JSON.stringify(card.content)))
    .replace(/[^\w-]/g, '')
    .slice(0, 12)
  return writeCardPage(card, { url, picture: `${url}.png?v=${version}` })
}

async function findShare(database: Database, id: string): Promise<Subject | undefined> {
  const row = await database
    .selectFrom('shares')
    .select(['kind', 'record_id', 'season'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { kind: row.kind as ShareKind, id: row.record_id, season: row.season }
}
