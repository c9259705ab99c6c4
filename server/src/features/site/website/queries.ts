import type { Blog, Post, TopView, Website, WebsitePage } from '@meio-campo/contract'
import { sql, type Selectable } from 'kysely'
import type { Static } from 'typebox'
import type { Queryable } from '../../../database/database.ts'
import type { Posts, Website as WebsiteRow, WebsitePages } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { describePersonalData } from '../../../platform/personal-data/privacy-text.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'

const LATEST_POSTS = 5
const TOP_VIEWS = 10
const TOP_VIEWS_DAYS = 7

/** The kinds of page that are counted, and where each has its pages in the console. */
const folders: Record<TopView['kind'], string> = { team: 'times', player: 'jogadores', competition: 'campeonatos' }

export type SiteData = Omit<Website, 'pages'> & { blog: Static<typeof Blog> }

/** The only row of the site. The contract checked it when it was written, so its shape is right. */
export function toSiteData(row: Selectable<WebsiteRow>): SiteData {
  const { contact, adsense, category, blog } = row
  return { contact, adsense, category, blog } as unknown as SiteData
}

export async function getSiteData(database: Queryable): Promise<SiteData> {
  return toSiteData(await database.selectFrom('website').selectAll().executeTakeFirstOrThrow())
}

export async function getWebsite(database: Queryable): Promise<Website> {
  const { contact, adsense, category } = await getSiteData(database)
  const pages = await database.selectFrom('website_pages').selectAll().orderBy('id').execute()
  return { contact, adsense, category, pages: pages.map(toWebsitePage) }
}

export async function getBlog(database: Queryable): Promise<Static<typeof Blog>> {
  return (await getSiteData(database)).blog
}

/** What follows from the program and would be wrong one day if a person wrote it. */
const appendices: Readonly<Record<string, string>> = { privacy: describePersonalData() }

export function toWebsitePage(row: Selectable<WebsitePages>): WebsitePage {
  const { id, title, body } = row
  return { id, title, body, appendix: appendices[id] ?? null, updatedAt: row.updated_at.toISOString() }
}

export function toPost(row: Selectable<Posts>): Post {
  return {
    id: row.id,
    title: row.title,
    body: row.body,
    category: row.category,
    publishedAt: row.published_at.toISOString(),
  }
}

/** Locked, because the caller is about to change it. */
export async function getPostForUpdate(database: Queryable, id: string): Promise<Selectable<Posts>> {
  const post = await database.selectFrom('posts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!post) throw new AppError('not_found')
  return post
}

export async function listLatestPosts(database: Queryable, limit: number = LATEST_POSTS): Promise<Post[]> {
  const rows = await database
    .selectFrom('posts')
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toPost)
}

export function listPosts(database: Queryable, request: PageRequest, url: string) {
  return listNewestFirst(database, database.selectFrom('posts').selectAll(), 'published_at', request, url, toPost)
}

/** What the answer to every sign-in carries of the site. */
export async function getSignInSite(database: Queryable, now: Date) {
  return {
    website: await getWebsite(database),
    posts: await listLatestPosts(database),
    topViews: await listTopViews(database, now),
    blog: await getBlog(database),
  }
}

/** What people opened most in the last seven days, today included, by the calendar of São Paulo. */
export async function listTopViews(database: Queryable, now: Date): Promise<TopView[]> {
  const rows = await database
    .selectFrom('page_views')
    .select((select) => [
      'kind',
      'id',
      sql<string>`(array_agg(name order by day desc))[1]`.as('name'),
      select.fn.sum<string>('views').as('views'),
    ])
    .where(
      sql<boolean>`day > (${now}::timestamptz at time zone 'America/Sao_Paulo')::date - ${TOP_VIEWS_DAYS}::integer`,
    )
    .groupBy(['kind', 'id'])
    .orderBy('views', 'desc')
    .orderBy('kind')
    .orderBy('id')
    .limit(TOP_VIEWS)
    .execute()
  return rows.map((row) => {
    const kind = row.kind as TopView['kind']
    return { kind, id: row.id, name: row.name, views: Number(row.views), linkAddress: `/${folders[kind]}/${row.id}` }
  })
}
