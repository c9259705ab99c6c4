import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { userOf } from '../../../platform/callers/principal.ts'
import { implement } from '../../../platform/http/route.ts'
import { getMatchRow } from '../../football/matches/match-by-address.ts'
import { obeyOrders } from './desk-orders.ts'
import { readDeskView } from './desk-view.ts'
import { noteVisit } from './visits.ts'

export function registerMatchDesk(app: FastifyInstance, context: Context): void {
  const { database } = context

  implement(app, context, endpoints.getDesk, async ({ params }) => {
    const row = await getMatchRow(database, params.id, params.idjogo)
    return { data: await readDeskView(database, row, context.now()) }
  })

  implement(app, context, endpoints.sendDeskOrders, async (call) => {
    const row = await getMatchRow(database, call.params.id, call.params.idjogo)
    const done = await obeyOrders(context, call, row, call.body.commands)
    const fresh = await getMatchRow(database, call.params.id, call.params.idjogo)
    const now = context.now()
    return { data: { ...done, now: now.toISOString(), desk: await readDeskView(database, fresh, now) } }
  })

  implement(app, context, endpoints.visitDesk, async ({ params, body, principal }) => {
    const { id: matchId } = await getMatchRow(database, params.id, params.idjogo)
    const now = context.now()
    await noteVisit(database, { id: body.id, matchId, userId: userOf(principal).id }, body.leaving ?? false, now)
    return { data: { now: now.toISOString() } }
  })
}
