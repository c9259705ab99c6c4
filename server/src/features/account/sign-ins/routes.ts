import { endpoints, type SignIn } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { userOf } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { countRows, readNumberedPage, toPage, type PageRequest } from '../../../platform/paging.ts'

export function registerSignIns(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.listSignIns, ({ principal, query, request }) =>
    listSignIns(context.database, userOf(principal).id, readNumberedPage(query), request.originalUrl),
  )
}

/** Lists what happened to an account's access, by its owner or by an admin. */
async function listSignIns(database: Queryable, userId: string, request: PageRequest, url: string) {
  const own = database
    .selectFrom('audit_log')
    .where((where) => where.or([where('actor_id', '=', userId), where('account_id', '=', userId)]))
    .where(sql<boolean>`split_part(action, '.', 1) in ('access', 'account')`)
  let page = own.selectAll().orderBy('id', 'desc')
  if (request.after) page = page.where('id', '<', request.after[1])
  const rows = await page.limit(request.limit + 1).execute()
  const total = await countRows(database, own.select('id'))
  return toPage(
    rows,
    request,
    total,
    url,
    (row) => [row.at, row.id],
    (row): SignIn => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      summary: row.summary,
      address: row.address,
      device: row.device,
    }),
  )
}
