import type { Body, Endpoints, WrittenPost } from '@meio-campo/contract'
import { slug } from '@meio-campo/contract/rules'
import type { Insertable, Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { DB, Posts } from '../../../database/types.gen.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { getPostForUpdate, toWrittenPost } from './post-queries.ts'
import { toSiteData } from './queries.ts'
import { editSite, findChanges } from './site-edit.ts'
import { takePicturesOf } from './site-pictures.ts'

// Leaves room for a suffix within the 120 characters of an id.
const LONGEST_BASE = 110

type PublishAt = Body<Endpoints['createPost']>['publishAt']

/** Nothing said publishes now. */
function toPublishedAt(wanted: PublishAt, now: Date): Date | null {
  if (wanted === null) return null
  return wanted === undefined || wanted === 'now' ? now : new Date(wanted)
}

const verbs = { draft: 'escreveu o rascunho', scheduled: 'agendou o post', published: 'publicou o post' } as const

export async function createPost(
  context: Context,
  caller: Caller,
  { category, body, title, publishAt }: Body<Endpoints['createPost']>,
): Promise<WrittenPost> {
  const now = context.now()
  return editSite(context, caller, async (transaction) => {
    await refuseUnknownCategory(transaction, category)
    await takePicturesOf(transaction, body)
    const post = await insertPost(
      transaction,
      { title: title.trim(), body, category, published_at: toPublishedAt(publishAt, now), updated_at: now },
      now,
    )
    return { result: post, summary: `${verbs[post.state]} "${post.title}"` }
  })
}

/** Uses the first free id. The unique index decides, so that concurrent posts with the same title get different ids. */
async function insertPost(
  transaction: Transaction<DB>,
  values: Omit<Insertable<Posts>, 'id'>,
  now: Date,
): Promise<WrittenPost> {
  const base = slug(values.title).slice(0, LONGEST_BASE)
  for (let count = 1; ; count += 1) {
    const row = await transaction
      .insertInto('posts')
      .values({ id: count === 1 ? base : `${base}_${count}`, ...values })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row) return toWrittenPost(row, now)
  }
}

export async function updatePost(
  context: Context,
  caller: Caller,
  id: string,
  { publishAt, ...given }: Body<Endpoints['updatePost']>,
): Promise<WrittenPost> {
  const now = context.now()
  return editSite(context, caller, async (transaction) => {
    const row = await getPostForUpdate(transaction, id)
    const before = toWrittenPost(row, now)
    await refuseUnknownCategory(transaction, given.category ?? null)
    await takePicturesOf(transaction, given.body)
    const changes = findChanges(row, {
      ...given,
      ...(given.title !== undefined && { title: given.title.trim() }),
      ...(movesDate(before, publishAt) && { published_at: toPublishedAt(publishAt, now) }),
    })
    const saved = changes
      ? await transaction
          .updateTable('posts')
          .set({ ...changes, updated_at: now })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : row
    const post = toWrittenPost(saved, now)
    const verb = before.state === post.state ? 'editou o post' : verbs[post.state]
    return { result: post, summary: `${verb} "${post.title}"` }
  })
}

/** A published post keeps its date of publication; the same date again is not a change. */
function movesDate(before: WrittenPost, wanted: PublishAt): boolean {
  if (wanted === undefined || wanted === before.publishedAt) return false
  if (wanted === 'now') return before.state !== 'published'
  return wanted === null || before.publishedAt === null || Date.parse(wanted) !== Date.parse(before.publishedAt)
}

export async function deletePost(context: Context, caller: Caller, id: string): Promise<void> {
  await editSite(context, caller, async (transaction) => {
    const { title } = await getPostForUpdate(transaction, id)
    await transaction.deleteFrom('posts').where('id', '=', id).execute()
    return { result: undefined, summary: `apagou o post "${title}"` }
  })
}

async function refuseUnknownCategory(transaction: Transaction<DB>, category: string | null): Promise<void> {
  if (category === null) return
  // Shared lock: the category cannot be removed before this post, which needs it, is in.
  const site = toSiteData(await transaction.selectFrom('website').selectAll().forShare().executeTakeFirstOrThrow())
  if (!site.category.some(({ id }) => id === category)) throw fieldError('category', 'Escolha uma categoria do site.')
}
