import { endpoints, Match, Streaming } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { fromRows } from '../../../platform/reading/list.ts'
import { implementList, implementRead } from '../../../platform/reading/read.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { getStreaming, listStreamingMatches, getStreamingPage } from './streaming-page.ts'
import { selectStreamings, streamingOrders, toStreaming } from './streaming-rows.ts'

export function registerStreamings(app: FastifyInstance, context: Context): void {
  const { database, now } = context

  implementList(app, context, endpoints.listStreamings, Streaming.properties, async ({ query }) => ({
    source: fromRows({
      rows: selectStreamings(database, query),
      orders: streamingOrders,
      defaultSort: query.q === undefined ? 'name' : 'relevance',
      items: async (rows) => rows.map(toStreaming),
    }),
    topics: ['streaming'],
  }))
  implementRead(app, context, endpoints.getStreaming, ({ params }) => getStreamingPage(database, params.id, now()))
  implementList(app, context, endpoints.listStreamingMatches, Match.properties, async ({ params, query }) => {
    const { id } = await getStreaming(database, params.id)
    return {
      source: listStreamingMatches(database, id, query, dayAt(now())),
      topics: [...NAMES, 'edition', 'phase', topic.matches],
    }
  })
}
