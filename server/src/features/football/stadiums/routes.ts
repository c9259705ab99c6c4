import { endpoints, Stadium } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { fromRows } from '../../../platform/reading/list.ts'
import { implementList, implementRead } from '../../../platform/reading/read.ts'
import { getStadiumPage } from './stadium-page.ts'
import { selectStadiums, stadiumOrders, toStadium } from '../rows/stadium-rows.ts'

export function registerStadiums(app: FastifyInstance, context: Context): void {
  const { database, now } = context

  implementList(app, context, endpoints.listStadiums, Stadium.properties, async ({ query }) => ({
    source: fromRows({
      rows: selectStadiums(database, query),
      orders: stadiumOrders,
      defaultSort: query.q === undefined ? 'name' : 'relevance',
      items: async (rows) => rows.map(toStadium),
    }),
    topics: ['stadium'],
  }))
  implementRead(app, context, endpoints.getStadium, ({ params }) => getStadiumPage(database, params.id, now()))
}
