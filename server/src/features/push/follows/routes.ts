import { endpoints } from '@meio-campo/contract'
import { followKinds } from '@meio-campo/contract/rules'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readPage } from '../../../platform/paging.ts'
import { userOf } from '../../../platform/callers/principal.ts'
import { implement } from '../../../platform/http/route.ts'
import { getFollow, listFollowedMatches, listFollows } from './queries.ts'
import { followRecord, orderFollows, unfollowRecord } from './service.ts'

export function registerFollows(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.listFollows, async ({ principal }) => ({
    data: await listFollows(context.database, userOf(principal).id),
  }))
  implement(app, context, endpoints.orderFollows, ({ principal, body }) =>
    orderFollows(context, userOf(principal).id, body.order),
  )
  implement(app, context, endpoints.getFollow, async ({ principal, params }) => ({
    data: await getFollow(context.database, userOf(principal).id, { kind: followKinds[params.tipo], id: params.id }),
  }))
  implement(app, context, endpoints.followRecord, ({ principal, params }) =>
    followRecord(context, userOf(principal).id, { kind: followKinds[params.tipo], id: params.id }),
  )
  implement(app, context, endpoints.unfollowRecord, ({ principal, params }) =>
    unfollowRecord(context, userOf(principal).id, { kind: followKinds[params.tipo], id: params.id }),
  )
  implement(app, context, endpoints.listFollowedMatches, ({ principal, query, request }) =>
    listFollowedMatches(context, userOf(principal).id, query.jogo, readPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.followMatch, ({ principal, params }) =>
    followRecord(context, userOf(principal).id, { kind: 'match', id: params.idjogo }),
  )
  implement(app, context, endpoints.unfollowMatch, ({ principal, params }) =>
    unfollowRecord(context, userOf(principal).id, { kind: 'match', id: params.idjogo }),
  )
}
