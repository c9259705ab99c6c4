import { ChampionRow, endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implementList } from '../../../platform/reading/read.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { listChampions } from './queries.ts'

export function registerChampions(app: FastifyInstance, context: Context): void {
  implementList(app, context, endpoints.listChampions, ChampionRow.properties, ({ params, query }) =>
    listChampions(context.database, params.id, query.sort, dayAt(context.now())),
  )
}
