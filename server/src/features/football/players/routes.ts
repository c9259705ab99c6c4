import { endpoints, PersonTitle, Player, PlayerCard, PlayerMatch, Transfer } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { planOnce } from '../../../database/planned-once.ts'
import type { Context } from '../../../platform/context.ts'
import { implementList, implementRead } from '../../../platform/reading/read.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { getPersonRow } from '../people/person-rows.ts'
import { inOrder, listPlayerTitles } from '../people/person-titles.ts'
import { listTransfers } from '../transfers/transfer-rows.ts'
import { listPlayerCards } from './player-cards.ts'
import { listPlayers } from './player-list.ts'
import { listPlayerMatches } from './player-matches.ts'
import { getPlayerNumbers } from './player-numbers.ts'
import { getPlayerPage } from './player-page.ts'

// A player may be on the sheet of any match, also of a team without a known spell.
const CAREER_TOPICS = [...NAMES, 'spell', 'edition', topic.matches]

export function registerPlayers(app: FastifyInstance, context: Context): void {
  const { database } = context
  const today = () => dayAt(context.now())

  implementList(app, context, endpoints.listPlayers, Player.properties, async ({ query }) => ({
    source: listPlayers(database, query, today()),
    topics: ['person', 'spell', 'team', 'stadium', 'confederation'],
  }))

  implementRead(app, context, endpoints.getPlayer, ({ params, query }) =>
    planOnce(async () => ({
      answer: { data: await getPlayerPage(database, params.id, query.include, context.now(), today()) },
      topics: [...CAREER_TOPICS, 'suspension'],
    })),
  )

  implementList(app, context, endpoints.listPlayerMatches, PlayerMatch.properties, async ({ params, query }) => {
    await getPersonRow(database, 'player', params.id)
    return { source: await listPlayerMatches(database, params.id, query), topics: CAREER_TOPICS }
  })

  implementRead(app, context, endpoints.getPlayerNumbers, ({ params, query }) =>
    planOnce(async () => ({
      answer: { data: await getPlayerNumbers(database, params.id, query, today()) },
      topics: CAREER_TOPICS,
    })),
  )

  implementList(app, context, endpoints.listPlayerTransfers, Transfer.properties, async ({ params, query }) => {
    await getPersonRow(database, 'player', params.id)
    return {
      source: listTransfers(database, { person: params.id }, query.temporada),
      topics: ['transfer', 'person', 'team'],
    }
  })

  implementList(app, context, endpoints.listPlayerTitles, PersonTitle.properties, async ({ params, query }) => {
    await getPersonRow(database, 'player', params.id)
    const titles = await listPlayerTitles(database, params.id)
    return { source: { table: inOrder(titles, query.sort) }, topics: [...CAREER_TOPICS, 'title'] }
  })

  implementList(app, context, endpoints.listPlayerCards, PlayerCard.properties, async ({ params, query }) => {
    await getPersonRow(database, 'player', params.id)
    return {
      source: await listPlayerCards(database, params.id, query, context.now()),
      topics: [...CAREER_TOPICS, 'suspension'],
    }
  })
}
