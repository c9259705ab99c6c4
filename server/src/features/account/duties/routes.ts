import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { userOf } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implement } from '../../../platform/http/route.ts'
import { listDuties } from './queries.ts'
import { endDuty, giveDuty } from './service.ts'

export function registerDuties(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.listOwnDuties, async ({ principal }) => ({
    data: await listDuties(context.database, userOf(principal).id, context.now()),
  }))
  implement(app, context, endpoints.listUserDuties, async ({ params }) => {
    const { database } = context
    const user = await database.selectFrom('users').select('id').where('id', '=', params.id).executeTakeFirst()
    if (!user) throw new AppError('not_found')
    return { data: await listDuties(database, params.id, context.now()) }
  })
  implement(app, context, endpoints.giveDuty, async (call) => ({
    data: await giveDuty(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.endDuty, (call) => endDuty(context, call, call.params.id, call.params.funcao))
}
