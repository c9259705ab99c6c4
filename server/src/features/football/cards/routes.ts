import { endpoints, PlayerCardsRow } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implementList } from '../../../platform/reading/read.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { listCards } from './queries.ts'

export function registerCards(app: FastifyInstance, context: Context): void {
  const { listCards: all, listCardsOn: onDate, listCardsOnByColor: byColor } = endpoints
  for (const endpoint of [all, onDate, byColor] as const)
    implementList<typeof endpoint, PlayerCardsRow>(
      app,
      context,
      endpoint,
      PlayerCardsRow.properties,
      ({ params, query }) => listCards(context.database, params, query, dayAt(context.now())),
    )
}
