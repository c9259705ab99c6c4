import { endpoints, type Body, type Endpoints, type Website } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { isEmail, sentences } from '@meio-campo/contract/rules'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { readPage } from '../../../platform/paging.ts'
import { implement } from '../../../platform/http/route.ts'
import { AppError, type FieldError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { createPost, deletePost, updatePost } from './posts.ts'
import { registerAdFrame } from './ad-frame.ts'
import { createPage, deletePage, updatePage } from './pages.ts'
import { getPost, listLatestPosts, listPosts, listWrittenPosts } from './post-queries.ts'
import { editSite } from './site-edit.ts'
import { getBlog, getSiteData, getWebsite, type SiteData } from './queries.ts'

export function registerWebsite(app: FastifyInstance, context: Context): void {
  const { database, now } = context
  registerAdFrame(app, context)
  const read = async () => ({
    data: {
      website: await getWebsite(database),
      blog: await getBlog(database),
      posts: await listLatestPosts(database, now()),
    },
  })
  implement(app, context, endpoints.getWebsite, read, { shared: true })
  implement(app, context, endpoints.updateWebsite, async (call) => ({
    data: await updateWebsite(context, call, call.body),
  }))
  implement(app, context, endpoints.updateWebsitePage, async (call) => ({
    data: await updatePage(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.createWebsitePage, async (call) => ({
    data: await createPage(context, call, call.body),
  }))
  implement(app, context, endpoints.deleteWebsitePage, async (call) => {
    await deletePage(context, call, call.params.id)
  })
  implement(
    app,
    context,
    endpoints.listPosts,
    ({ query, request }) => listPosts(database, now(), query.categoria, readPage(query), request.originalUrl),
    { shared: true },
  )
  implement(app, context, endpoints.listWrittenPosts, ({ query, request }) =>
    listWrittenPosts(database, now(), query.situacao, readPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.getPost, async ({ params, principal }) => ({
    data: await getPost(database, now(), params.id, principal.kind === 'user' && principal.user.admin),
  }))
  implement(app, context, endpoints.createPost, async (call) => ({ data: await createPost(context, call, call.body) }))
  implement(app, context, endpoints.updatePost, async (call) => ({
    data: await updatePost(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.deletePost, async (call) => {
    await deletePost(context, call, call.params.id)
  })
}

type SiteChange = Body<Endpoints['updateWebsite']>

const sectionNames: Record<keyof SiteChange, string> = {
  contact: 'contato',
  adsense: 'anúncios',
  category: 'categorias',
  blog: 'blog',
}

async function updateWebsite(
  context: Context,
  caller: Caller,
  change: SiteChange,
): Promise<{ website: Website; blog: SiteData['blog'] }> {
  return editSite(context, caller, async (transaction) => {
    await transaction.selectFrom('website').select('id').forUpdate().executeTakeFirstOrThrow()
    const problems = [...checkContact(change), ...(await checkCategories(transaction, change))]
    if (problems.length > 0) throw new AppError('invalid_input', { fields: problems })

    const sections = Object.keys(change) as (keyof SiteChange)[]
    if (sections.length > 0) {
      const columns = Object.fromEntries(sections.map((section) => [section, JSON.stringify(change[section])]))
      await transaction
        .updateTable('website')
        .set({ ...columns, updated_at: context.now() })
        .execute()
    }
    return {
      result: { website: await getWebsite(transaction), blog: (await getSiteData(transaction)).blog },
      summary: `editou os dados do site: ${sections.map((section) => sectionNames[section]).join(', ')}`,
    }
  })
}

function checkContact({ contact }: SiteChange): FieldError[] {
  // Contact messages are mailed to this address: an invalid one would lose them silently.
  const right = contact === undefined || contact.email === '' || isEmail(contact.email)
  return right ? [] : [{ field: 'contact.email', message: sentences.email }]
}

async function checkCategories(transaction: Transaction<DB>, { category }: SiteChange): Promise<FieldError[]> {
  if (category === undefined) return []
  const ids = category.map(({ id }) => id)
  const repeated = ids.flatMap((id, index) =>
    ids.indexOf(id) === index ? [] : [{ field: `category.${index}.id`, message: 'Já há uma categoria com este id.' }],
  )
  let used = transaction.selectFrom('posts').select('category').distinct().where('category', 'is not', null)
  if (ids.length > 0) used = used.where('category', 'not in', ids)
  const orphaned = await used.orderBy('category').execute()
  if (orphaned.length === 0) return repeated
  const names = orphaned.map((row) => row.category).join(', ')
  return [...repeated, { field: 'category', message: `Ainda há posts em: ${names}. Mude a categoria deles antes.` }]
}
