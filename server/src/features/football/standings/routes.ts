import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { planOnce } from '../../../database/planned-once.ts'
import type { Context } from '../../../platform/context.ts'
import { implementRead } from '../../../platform/reading/read.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { getStandings } from './queries.ts'

export function registerStandings(app: FastifyInstance, context: Context): void {
  implementRead(app, context, endpoints.getStandings, ({ params, query }) =>
    planOnce(() => getStandings(context.database, params.id, query, dayAt(context.now()))),
  )
}
