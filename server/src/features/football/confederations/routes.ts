import { Competition, Confederation, endpoints, Match, Team } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implementList, implementRead } from '../../../platform/reading/read.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { listCompetitions } from '../competitions/queries.ts'
import { listTeams, teamListTopics } from '../teams/queries.ts'
import { listConfederationMatches } from './confederation-matches.ts'
import { getConfederationId, getConfederationPage, listConfederations } from './confederation-page.ts'

export function registerConfederations(app: FastifyInstance, context: Context): void {
  const { database, now } = context

  implementList(app, context, endpoints.listConfederations, Confederation.properties, async ({ query }) => ({
    source: listConfederations(database, query),
    topics: ['confederation', 'team'],
  }))
  implementRead(app, context, endpoints.getConfederation, ({ params }) =>
    getConfederationPage(database, params.id, now()),
  )
  implementList(app, context, endpoints.listConfederationMatches, Match.properties, async ({ params, query }) => {
    const id = await getConfederationId(database, params.id)
    return {
      source: await listConfederationMatches(database, id, query, dayAt(now())),
      topics: [...NAMES, 'edition', 'phase', topic.matches],
    }
  })
  implementList(app, context, endpoints.listConfederationTeams, Team.properties, async ({ params, query }) => {
    const confederacao = await getConfederationId(database, params.id)
    return { source: listTeams(database, { ...query, confederacao }), topics: teamListTopics(query) }
  })
  implementList(app, context, endpoints.listConfederationCompetitions, Competition.properties, async (call) => {
    const confederacao = await getConfederationId(database, call.params.id)
    return {
      source: listCompetitions(database, { ...call.query, confederacao }, dayAt(now())),
      topics: ['competition', 'confederation', 'edition', 'phase', topic.matches],
    }
  })
}
