import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { type GetCare, getDashboard } from './queries.ts'

export function registerDashboard(app: FastifyInstance, context: Context, getCare: GetCare): void {
  implement(app, context, endpoints.getDashboard, async (call) => ({
    data: await getDashboard(app, context, call, getCare),
  }))
}
