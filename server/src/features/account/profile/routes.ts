import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readPage } from '../../../platform/paging.ts'
import { userOf } from '../../../platform/callers/principal.ts'
import { implement } from '../../../platform/http/route.ts'
import { updateAccount } from './profile.ts'
import { getAccount, listDevices } from './queries.ts'
import { changePassword, resendConfirmation, revokeDevice } from './service.ts'

export function registerAccount(app: FastifyInstance, context: Context): void {
  const { database } = context
  implement(app, context, endpoints.getAccount, async ({ principal }) => ({
    data: await getAccount(database, userOf(principal).id),
  }))
  implement(app, context, endpoints.updateAccount, async (call) => ({
    data: await updateAccount(context, call, call.body),
  }))
  implement(app, context, endpoints.changePassword, (call) => changePassword(context, call, call.body))
  implement(app, context, endpoints.resendConfirmation, (call) => resendConfirmation(context, call))
  implement(app, context, endpoints.listDevices, ({ principal, query, request }) =>
    listDevices(database, principal, readPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.revokeDevice, async (call) => {
    await revokeDevice(context, call, call.params.id)
  })
}
