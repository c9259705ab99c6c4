import { endpoints, ScorerRow } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implementList } from '../../../platform/reading/read.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { listScorers } from './edition-scorers.ts'

export function registerScorers(app: FastifyInstance, context: Context): void {
  const { database, now } = context
  implementList(app, context, endpoints.listScorers, ScorerRow.properties, ({ params, query }) =>
    listScorers(database, params.id, undefined, query, dayAt(now())),
  )
  implementList(app, context, endpoints.listScorersBy, ScorerRow.properties, ({ params, query }) =>
    listScorers(database, params.id, params.filter, query, dayAt(now())),
  )
}
