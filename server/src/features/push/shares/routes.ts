import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { sendCard } from './send-card.ts'
import { getSharing, shareRecord, updateSharing } from './service.ts'

export function registerShares(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.shareRecord, async (call) => ({
    data: await shareRecord(context, call, call.body),
  }))
  implement(app, context, endpoints.getSharing, async () => ({ data: await getSharing(context.database) }))
  implement(app, context, endpoints.updateSharing, async (call) => ({
    data: await updateSharing(context, call, call.body.allowed),
  }))

  // These routes are not in the table of endpoints, because cards are opened without an account.
  app.get<{ Params: { id: string } }>('/compartilhado/:id.png', { schema: { hide: true } }, (request, reply) =>
    sendCard(context, request, reply, 'picture'),
  )
  app.get<{ Params: { id: string } }>('/compartilhado/:id', { schema: { hide: true } }, (request, reply) =>
    sendCard(context, request, reply, 'page'),
  )
}
