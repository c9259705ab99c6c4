import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readPage } from '../../../platform/paging.ts'
import { userOf } from '../../../platform/callers/principal.ts'
import { implement } from '../../../platform/http/route.ts'
import { getDelivery, listDeliveries, resendDelivery, resendFailed } from './deliveries.ts'
import { replayDeliveries } from './replay.ts'
import { getWebhookHealth } from './health.ts'
import { testWebhook } from './test-delivery.ts'
import { createWebhook, deleteWebhook, getWebhookSecret, rotateWebhookSecret, updateWebhook } from './service.ts'
import { getWebhook, listWebhooks } from './webhook-rows.ts'

export function registerWebhooks(app: FastifyInstance, context: Context): void {
  const { database, now } = context
  implement(app, context, endpoints.listWebhooks, ({ principal, query, request }) =>
    listWebhooks(database, userOf(principal).id, readPage(query), request.originalUrl, now()),
  )
  implement(app, context, endpoints.createWebhook, async (call) => ({
    data: await createWebhook(context, call, call.body),
  }))
  implement(app, context, endpoints.getWebhook, async ({ principal, params }) => ({
    data: await getWebhook(database, userOf(principal).id, params.id, now()),
  }))
  implement(app, context, endpoints.updateWebhook, async (call) => ({
    data: await updateWebhook(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.deleteWebhook, (call) => deleteWebhook(context, call, call.params.id))
  implement(app, context, endpoints.getWebhookSecret, async (call) => ({
    data: await getWebhookSecret(context, call, call.params.id),
  }))
  implement(app, context, endpoints.rotateWebhookSecret, async (call) => ({
    data: await rotateWebhookSecret(context, call, call.params.id, call.body.overlapHours),
  }))
  implement(app, context, endpoints.testWebhook, async (call) => ({
    data: await testWebhook(context, call, call.params.id),
  }))
  implement(app, context, endpoints.resendFailedDeliveries, async (call) => ({
    data: { count: await resendFailed(context, call, call.params.id, new Date(call.body.desde)) },
  }))
  implement(app, context, endpoints.replayDeliveries, async (call) => ({
    data: await replayDeliveries(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.getWebhookHealth, async ({ principal, params }) => ({
    data: await getWebhookHealth(database, userOf(principal).id, params.id, now()),
  }))
  implement(app, context, endpoints.listDeliveries, ({ principal, query, request }) =>
    listDeliveries(database, userOf(principal).id, query, readPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.getDelivery, async ({ principal, params }) => ({
    data: await getDelivery(database, userOf(principal).id, params.id),
  }))
  implement(app, context, endpoints.resendDelivery, async (call) => ({
    data: await resendDelivery(context, call, call.params.id),
  }))
}
