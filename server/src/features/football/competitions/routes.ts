import { Competition, endpoints, Match } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implementList, implementRead } from '../../../platform/reading/read.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { listCompetitionMatches } from './competition-matches.ts'
import { getCompetitionPage } from './competition-page.ts'
import { listCompetitions } from './queries.ts'
import { getTransmission } from './transmission.ts'

export function registerCompetitions(app: FastifyInstance, context: Context): void {
  const { database, now } = context
  implementList(app, context, endpoints.listCompetitions, Competition.properties, async ({ query }) => ({
    source: listCompetitions(database, query, dayAt(now())),
    topics: ['competition', 'edition', 'phase', 'confederation'],
  }))
  implementRead(app, context, endpoints.getCompetition, ({ params, query }) =>
    getCompetitionPage(database, params.id, query, now()),
  )
  implementRead(app, context, endpoints.getTransmission, ({ params, query }) =>
    getTransmission(database, params.id, query.temporada, now()),
  )
  implementList(app, context, endpoints.listCompetitionMatches, Match.properties, ({ params, query }) =>
    listCompetitionMatches(database, params.id, query, dayAt(now())),
  )
}
