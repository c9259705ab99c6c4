import type { Blog, TopView, Website, WebsitePage } from '@meio-campo/contract'
import { sql, type Selectable } from 'kysely'
import type { Static } from 'typebox'
import type { Queryable } from '../../../database/database.ts'
import type { Website as WebsiteRow, WebsitePages } from '../../../database/types.gen.ts'
import { describePersonalData } from '../../../platform/personal-data/privacy-text.ts'
import { listLatestPosts } from './post-queries.ts'

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
  return { contact, adsense, category, pages: pages.map((page) => toWebsitePage(page, adsense)) }
}

export async function getBlog(database: Queryable): Promise<Static<typeof Blog>> {
  return (await getSiteData(database)).blog
}

/** What follows from the program and would be wrong one day if a person wrote it. */
function appendixOf(id: string, { publisher, slots }: Website['adsense']): string | null {
  return id === 'privacy' ? describePersonalData({ ads: publisher !== '' && slots.length > 0 }) : null
}

export function toWebsitePage(row: Selectable<WebsitePages>, adsense: Website['adsense']): WebsitePage {
  const { id, title, body } = row
  return { id, title, body, appendix: appendixOf(id, adsense), updatedAt: row.updated_at.toISOString() }
}

/** What the answer to every sign-in carries of the site. */
export async function getSignInSite(database: Queryable, now: Date) {
  return {
    website: await getWebsite(database),
    posts: await listLatestPosts(database, now),
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
