import { endpoints, PlayerLeaderRow, SeasonRow, TeamLeaderRow } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implementList } from '../../../platform/reading/read.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { listPlayerLeaders } from './player-leaders.ts'
import { listSeasons } from './seasons.ts'
import { listTeamLeaders } from './team-leaders.ts'

export function registerLeaders(app: FastifyInstance, context: Context): void {
  const { database, now } = context
  implementList(app, context, endpoints.listPlayerLeaders, PlayerLeaderRow.properties, ({ params, query }) =>
    listPlayerLeaders(database, params.id, query, dayAt(now())),
  )
  implementList(app, context, endpoints.listTeamLeaders, TeamLeaderRow.properties, ({ params, query }) =>
    listTeamLeaders(database, params.id, query, dayAt(now())),
  )
  implementList(app, context, endpoints.listSeasons, SeasonRow.properties, ({ params, query }) =>
    listSeasons(database, params.id, query, dayAt(now())),
  )
}
