import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { userOf } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { createSavedView, deleteSavedView, getSavedView, listSavedViews, updateSavedView } from './service.ts'

export function registerSavedViews(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.listSavedViews, async ({ principal, query }) => ({
    data: await listSavedViews(context, userOf(principal), query.lista),
  }))
  implement(app, context, endpoints.getSavedView, async ({ principal, params }) => ({
    data: await getSavedView(context, userOf(principal), params.id),
  }))
  implement(app, context, endpoints.createSavedView, async (call) => ({
    data: await createSavedView(context, call, call.body),
  }))
  implement(app, context, endpoints.updateSavedView, async (call) => ({
    data: await updateSavedView(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.deleteSavedView, (call) => deleteSavedView(context, call, call.params.id))
}
