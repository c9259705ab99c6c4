import type { Post, WrittenPost } from '@meio-campo/contract'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Posts } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'

const LATEST_POSTS = 5

type PostRow = Selectable<Posts>
type PublishedRow = PostRow & { readonly published_at: Date }

/** Publishing at a time is a comparison made by every read: no process has to act at that moment, and none can act twice. */
const published = (database: Queryable, now: Date) =>
  database.selectFrom('posts').selectAll().where('published_at', '<=', now).$narrowType<{ published_at: Date }>()

function toPost({ id, title, body, category, published_at }: PublishedRow): Post {
  return { id, title, body, category, publishedAt: published_at.toISOString() }
}

export function toWrittenPost(
  { id, title, body, category, published_at, updated_at }: PostRow,
  now: Date,
): WrittenPost {
  return {
    id,
    title,
    body,
    category,
    publishedAt: published_at?.toISOString() ?? null,
    state: published_at === null ? 'draft' : published_at > now ? 'scheduled' : 'published',
    updatedAt: updated_at.toISOString(),
  }
}

export async function listLatestPosts(database: Queryable, now: Date, limit: number = LATEST_POSTS): Promise<Post[]> {
  const rows = await published(database, now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toPost)
}

export function listPosts(
  database: Queryable,
  now: Date,
  category: string | undefined,
  request: PageRequest,
  url: string,
) {
  const all = published(database, now)
  const query = category === undefined ? all : all.where('category', '=', category)
  return listNewestFirst(database, query, 'published_at', request, url, toPost)
}

/** Everything that was written, for its editors. */
export function listWrittenPosts(
  database: Queryable,
  now: Date,
  state: 'rascunhos' | 'agendados' | 'publicados' | undefined,
  request: PageRequest,
  url: string,
) {
  let query = database.selectFrom('posts').selectAll()
  if (state === 'rascunhos') query = query.where('published_at', 'is', null)
  if (state === 'agendados') query = query.where('published_at', '>', now)
  if (state === 'publicados') query = query.where('published_at', '<=', now)
  return listNewestFirst(database, query, 'updated_at', request, url, (row) => toWrittenPost(row, now))
}

/** An unpublished post does not exist for readers other than its editors. */
export async function getPost(database: Queryable, now: Date, id: string, editor: boolean): Promise<WrittenPost> {
  const row = await database.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst()
  const post = row && toWrittenPost(row, now)
  if (!post || (post.state !== 'published' && !editor)) throw new AppError('not_found')
  return post
}

/** Locked, because the caller is about to change it. */
export async function getPostForUpdate(database: Queryable, id: string): Promise<PostRow> {
  const post = await database.selectFrom('posts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!post) throw new AppError('not_found')
  return post
}
