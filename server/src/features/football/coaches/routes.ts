import { Coach, CoachSpell, endpoints, PersonTitle } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { planOnce } from '../../../database/planned-once.ts'
import type { Context } from '../../../platform/context.ts'
import { implementList, implementRead } from '../../../platform/reading/read.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { getPersonRow } from '../people/person-rows.ts'
import { inOrder, listCoachTitles } from '../people/person-titles.ts'
import { listCoaches } from './coach-list.ts'
import { listCoachMoves, getCoachPage } from './coach-page.ts'

const CAREER_TOPICS = [...NAMES, 'spell', 'edition', 'title', topic.matches]

export function registerCoaches(app: FastifyInstance, context: Context): void {
  const { database } = context
  const today = () => dayAt(context.now())

  implementList(app, context, endpoints.listCoaches, Coach.properties, async ({ query }) => ({
    source: listCoaches(database, query, today()),
    topics: ['person', 'spell', 'team', 'stadium', 'confederation'],
  }))

  implementRead(app, context, endpoints.getCoach, ({ params, query }) =>
    planOnce(async () => ({
      answer: { data: await getCoachPage(database, params.id, query.include, context.now(), today()) },
      topics: CAREER_TOPICS,
    })),
  )

  implementList(app, context, endpoints.listCoachMoves, CoachSpell.properties, async ({ params, query }) => ({
    source: { table: inOrder(await listCoachMoves(database, params.id), query.sort) },
    topics: CAREER_TOPICS,
  }))

  implementList(app, context, endpoints.listCoachTitles, PersonTitle.properties, async ({ params, query }) => {
    await getPersonRow(database, 'coach', params.id)
    const titles = await listCoachTitles(database, params.id)
    return { source: { table: inOrder(titles, query.sort) }, topics: CAREER_TOPICS }
  })
}
