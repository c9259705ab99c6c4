import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readPage } from '../../../platform/paging.ts'
import { implement } from '../../../platform/http/route.ts'
import { listContactMessages } from './queries.ts'
import { markAnswered, receiveMessage } from './service.ts'

export function registerContact(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.sendContactMessage, ({ body }) => receiveMessage(context, body))
  implement(app, context, endpoints.listContactMessages, ({ query, request }) =>
    listContactMessages(context.database, query, readPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.updateContactMessage, async (call) => ({
    data: await markAnswered(context, call, call.params.id, call.body.answered),
  }))
}
