import type { Body, Endpoints, WebsitePage } from '@meio-campo/contract'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { getSiteData, toWebsitePage } from './queries.ts'
import { editSite, findChanges } from './site-edit.ts'
import { takePicturesOf } from './site-pictures.ts'

/** Every sign-in brings all pages along. */
const MOST_PAGES = 20
/** Registration and the menu link to them. */
const PERMANENT: ReadonlySet<string> = new Set(['terms', 'privacy', 'about'])

async function getPageForUpdate(transaction: Transaction<DB>, id: string) {
  const page = await transaction
    .selectFrom('website_pages')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!page) throw new AppError('not_found')
  return page
}

export async function createPage(
  context: Context,
  caller: Caller,
  { id, title, body }: Body<Endpoints['createWebsitePage']>,
): Promise<WebsitePage> {
  return editSite(context, caller, async (transaction) => {
    // The site's row is the lock: two pages made at once cannot pass the limit together.
    await transaction.selectFrom('website').select('id').forUpdate().executeTakeFirstOrThrow()
    const others = await transaction.selectFrom('website_pages').select('id').execute()
    if (others.some((other) => other.id === id)) throw fieldError('id', 'Já há uma página neste endereço.')
    if (others.length >= MOST_PAGES) throw fieldError('id', `Há no máximo ${MOST_PAGES} páginas. Apague uma antes.`)
    await takePicturesOf(transaction, body)
    const row = await transaction
      .insertInto('website_pages')
      .values({ id, title: title.trim(), body, updated_at: context.now() })
      .returningAll()
      .executeTakeFirstOrThrow()
    return {
      result: toWebsitePage(row, (await getSiteData(transaction)).adsense),
      summary: `criou a página "${row.title}"`,
    }
  })
}

export async function updatePage(
  context: Context,
  caller: Caller,
  id: string,
  body: Body<Endpoints['updateWebsitePage']>,
): Promise<WebsitePage> {
  return editSite(context, caller, async (transaction) => {
    const before = await getPageForUpdate(transaction, id)
    await takePicturesOf(transaction, body.body)
    const changes = findChanges(before, { ...body, ...(body.title !== undefined && { title: body.title.trim() }) })
    const row = changes
      ? await transaction
          .updateTable('website_pages')
          .set({ ...changes, updated_at: context.now() })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : before
    return {
      result: toWebsitePage(row, (await getSiteData(transaction)).adsense),
      summary: `editou a página "${row.title}"`,
    }
  })
}

export async function deletePage(context: Context, caller: Caller, id: string): Promise<void> {
  await editSite(context, caller, async (transaction) => {
    const { title } = await getPageForUpdate(transaction, id)
    if (PERMANENT.has(id))
      throw new AppError('in_use', { info: 'Esta página não pode ser apagada: o cadastro e o menu levam a ela.' })
    await transaction.deleteFrom('website_pages').where('id', '=', id).execute()
    return { result: undefined, summary: `apagou a página "${title}"` }
  })
}
