import { endpoints, RequestLogEntry } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { sendFile } from '../../../platform/reading/export.ts'
import { implement } from '../../../platform/http/route.ts'
import { recordCalls } from './record-calls.ts'
import { getRequest, listRequests, requestLogSource } from './request-log.ts'
import { getUsage } from './usage-queries.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Principal, userOf } from '../../../platform/callers/principal.ts'

export function registerUsage(app: FastifyInstance, context: Context): void {
  recordCalls(app, context)
  implement(app, context, endpoints.getUsage, async ({ principal, query }) => ({
    data: await getUsage(context, await accountOf(context, principal, query.conta), query),
  }))
  implement(app, context, endpoints.listRequests, async ({ principal, query, request, reply }) => {
    const account = await accountOf(context, principal, query.conta)
    const { format } = query
    if (format)
      return sendFile(context, reply, format, 'registros', RequestLogEntry.properties, requestLogSource(account, query))
    return listRequests(context.database, account, query, request.originalUrl)
  })
  implement(app, context, endpoints.getRequest, async ({ principal, query, params }) => {
    const userId = await accountOf(context, principal, query.conta)
    const own = userId === userOf(principal).id
    return { data: await getRequest(context.database, { id: params.id, userId, own }, context.now()) }
  })
}

/** The account whose usage is read: the caller's own, or any account for an admin. */
async function accountOf(
  { database }: Pick<Context, 'database'>,
  principal: Principal,
  asked: string | undefined,
): Promise<string> {
  const user = userOf(principal)
  if (asked === undefined || asked === user.id) return user.id
  if (!user.admin) throw new AppError('forbidden')
  const found = await database.selectFrom('users').select('id').where('id', '=', asked).executeTakeFirst()
  if (!found) throw new AppError('not_found', { info: 'Esta conta não existe.' })
  return found.id
}
