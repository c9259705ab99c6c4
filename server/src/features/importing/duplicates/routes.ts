import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { readNumberedPage, readPage } from '../../../platform/paging.ts'
import { decideAlert, listAlerts } from './alerts.ts'
import { decideDuplicate, decideDuplicates } from './decide.ts'
import { listDuplicates } from './duplicate-list.ts'
import { getJoinEffect } from './join-effect.ts'
import { listJoins } from './join-list.ts'
import { listNewCompetitions, settleNewCompetition } from './new-competitions.ts'

export function registerDuplicates(app: FastifyInstance, context: Context): void {
  const { database } = context
  implement(app, context, endpoints.listDuplicates, async ({ query, request }) =>
    listDuplicates(database, query, readNumberedPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.getJoinEffect, async ({ params, query }) => ({
    data: await getJoinEffect(database, params.id, query.fica),
  }))
  implement(app, context, endpoints.decideDuplicate, async (call) => ({
    data: await decideDuplicate(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.decideDuplicates, async (call) => ({
    data: await decideDuplicates(context, call, call.body),
  }))
  implement(app, context, endpoints.listJoins, async ({ query }) => ({
    data: await listJoins(database, query.tipo, query.id),
  }))
  implement(app, context, endpoints.listAlerts, async ({ query, request }) =>
    listAlerts(database, query.situacao ?? 'abertos', readNumberedPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.decideAlert, async (call) => ({
    data: await decideAlert(context, call, call.params.id, call.body.decision),
  }))
  implement(app, context, endpoints.listNewCompetitions, async ({ query, request }) =>
    listNewCompetitions(database, readPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.settleNewCompetition, async (call) => ({
    data: await settleNewCompetition(context, call, call.params.id, call.body),
  }))
}
