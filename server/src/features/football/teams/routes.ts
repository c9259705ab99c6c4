import { endpoints, Match, Team, TeamEdition, TeamTitle, Transfer } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { planOnce } from '../../../database/planned-once.ts'
import type { Context } from '../../../platform/context.ts'
import { implementList, implementRead } from '../../../platform/reading/read.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { listTransfers } from '../transfers/transfer-rows.ts'
import { getTeam } from './queries.ts'
import { listTeams, teamListTopics } from './queries.ts'
import { getSquad } from './squad.ts'
import { listTeamEditions } from './team-editions.ts'
import { listTeamMatches } from './team-matches.ts'
import { getTeamNumbers } from './team-numbers.ts'
import { getTeamPage } from './team-page.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import { inOrder } from '../people/person-titles.ts'
import { listTeamTitles, titleTopics } from './team-titles.ts'

export function registerTeams(app: FastifyInstance, context: Context): void {
  const { database, now } = context

  implementList(app, context, endpoints.listTeams, Team.properties, async ({ query }) => ({
    source: listTeams(database, query),
    topics: teamListTopics(query),
  }))
  implementRead(app, context, endpoints.getTeam, ({ params, query }) =>
    planOnce(() => getTeamPage(database, params.id, query, now())),
  )
  implementList(app, context, endpoints.listTeamTitles, TeamTitle.properties, async ({ params, query }) => {
    const { id } = await getTeam(database, params.id)
    return { source: { table: inOrder(await listTeamTitles(database, id), query.sort) }, topics: titleTopics }
  })
  implementList(app, context, endpoints.listTeamEditions, TeamEdition.properties, async ({ params, query }) => {
    const { id } = await getTeam(database, params.id)
    return listTeamEditions(database, id, query, dayAt(now()))
  })
  implementList(app, context, endpoints.listTeamMatches, Match.properties, async ({ params, query }) => {
    const { id } = await getTeam(database, params.id)
    return {
      source: await listTeamMatches(database, id, query, dayAt(now())),
      topics: [...NAMES, 'edition', 'phase', topic.teamMatches(id)],
    }
  })
  implementList(app, context, endpoints.listTeamTransfers, Transfer.properties, async ({ params, query }) => {
    const { id } = await getTeam(database, params.id)
    const directions = query.sentido === undefined ? [] : valuesIn(query.sentido)
    // Both ways are all there are.
    const direction = directions.length === 1 ? (directions[0] as 'entrada' | 'saida') : undefined
    return {
      source: listTransfers(database, { team: id, direction }, query.temporada),
      topics: ['transfer', 'team', 'person'],
    }
  })
  implementRead(app, context, endpoints.getTeamNumbers, ({ params, query }) =>
    planOnce(() => getTeamNumbers(database, params.id, query, now())),
  )
  implementRead(app, context, endpoints.getTeamSquad, ({ params, query }) =>
    planOnce(() => getSquad(database, params.id, query.temporada, now())),
  )
}
