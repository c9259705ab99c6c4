import { endpoints, Match } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { planOnce } from '../../../database/planned-once.ts'
import type { Context } from '../../../platform/context.ts'
import { implementList, implementRead } from '../../../platform/reading/read.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { getMatchRow, getWholeMatch, type FoundMatch } from './match-by-address.ts'
import { getLineupsPage } from './lineups-page.ts'
import { getLivePage } from './match-page.ts'
import { listMatches, parseAddressDate } from './match-list.ts'
import { getMatchPage } from './match-page.ts'
import { getOfficialsPage } from './official-numbers.ts'

// A match that moves to another day changes both days: only the topic of every match reaches both.
const LIST_TOPICS = [...NAMES, 'edition', 'phase', topic.matches]

export function registerMatches(app: FastifyInstance, context: Context): void {
  const { database } = context
  const today = () => dayAt(context.now())

  implementList(app, context, endpoints.listMatches, Match.properties, async ({ query }) => ({
    source: await listMatches(database, query, today()),
    topics: LIST_TOPICS,
  }))

  implementList(app, context, endpoints.listMatchesOn, Match.properties, async ({ params, query }) => ({
    source: await listMatches(database, query, today(), parseAddressDate(params.date, today())),
    topics: LIST_TOPICS,
  }))

  implementRead(app, context, endpoints.getMatch, ({ params, query }) =>
    planOnce(async () => {
      const row = await getWholeMatch(database, params.id, params.idjogo)
      const data = await getMatchPage(database, row, query.include, today())
      const before = data.preview ? ['absence', 'suspension', 'spell'] : []
      // A referee's numbers come from any match they ran.
      const referee = data.preview?.referee ? [topic.matches] : []
      return { answer: { data }, topics: [...matchTopics(row), 'title', topic.forecasts, ...before, ...referee] }
    }),
  )

  implementRead(app, context, endpoints.getMatchLive, ({ params }) =>
    planOnce(async () => {
      const row = await getMatchRow(database, params.id, params.idjogo)
      return { answer: { data: await getLivePage(database, row) }, topics: matchTopics(row) }
    }),
  )

  implementRead(app, context, endpoints.getMatchLineups, ({ params }) =>
    planOnce(async () => {
      const row = await getMatchRow(database, params.id, params.idjogo)
      const topics = [...matchTopics(row), 'absence', 'suspension']
      return { answer: { data: await getLineupsPage(database, row) }, topics }
    }),
  )

  implementRead(app, context, endpoints.getMatchOfficials, ({ params }) =>
    planOnce(async () => {
      const row = await getMatchRow(database, params.id, params.idjogo)
      // Their numbers come from any match they ran.
      return {
        answer: { data: await getOfficialsPage(database, row) },
        topics: [...matchTopics(row), topic.matches],
      }
    }),
  )
}

/** The match itself, its round and table, and everything the two teams play. */
function matchTopics({ id, edition_id, home_id, away_id }: FoundMatch): string[] {
  return [...NAMES, topic.match(id), topic.edition(edition_id), topic.teamMatches(home_id), topic.teamMatches(away_id)]
}
