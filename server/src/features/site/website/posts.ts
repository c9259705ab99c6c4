import type { Body, Endpoints, Post } from '@meio-campo/contract'
import { slug } from '@meio-campo/contract/rules'
import type { Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { DB } from '../../../database/types.gen.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { getPostForUpdate, toPost, toSiteData } from './queries.ts'
import { editSite, findChanges } from './site-edit.ts'

// Leaves room for a suffix within the 120 characters of an id.
const LONGEST_BASE = 110

export async function createPost(context: Context, caller: Caller, body: Body<Endpoints['createPost']>): Promise<Post> {
  const { category, body: text } = body
  const title = body.title.trim()
  return editSite(context, caller, async (transaction) => {
    await refuseUnknownCategory(transaction, category)
    const post = await insertPost(transaction, {
      title,
      body: text,
      category,
      published_at: context.now(),
      updated_at: context.now(),
    })
    return { result: post, summary: `publicou o post "${title}"` }
  })
}

/** Uses the first free id. The unique index decides, so that concurrent posts with the same title get different ids. */
async function insertPost(
  transaction: Transaction<DB>,
  values: { title: string; body: string; category: string | null; published_at: Date; updated_at: Date },
): Promise<Post> {
  const base = slug(values.title).slice(0, LONGEST_BASE)
  for (let count = 1; ; count += 1) {
    const row = await transaction
      .insertInto('posts')
      .values({ id: count === 1 ? base : `${base}_${count}`, ...values })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row) return toPost(row)
  }
}

export async function updatePost(
  context: Context,
  caller: Caller,
  id: string,
  body: Body<Endpoints['updatePost']>,
): Promise<Post> {
  return editSite(context, caller, async (transaction) => {
    const before = await getPostForUpdate(transaction, id)
    await refuseUnknownCategory(transaction, body.category ?? null)
    const changes = findChanges(before, { ...body, ...(body.title !== undefined && { title: body.title.trim() }) })
    const row = changes
      ? await transaction
          .updateTable('posts')
          .set({ ...changes, updated_at: context.now() })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : before
    return { result: toPost(row), summary: `editou o post "${row.title}"` }
  })
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
