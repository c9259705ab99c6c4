import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { listEditions } from './edition.ts'
import { generateFixtures } from './fixtures.ts'
import { getRecordForm } from '../records/record-form.ts'
import { withRecord } from '../records/written-record.ts'
import { createMatch } from './new-match.ts'
import { getStructure } from './queries.ts'
import { copyEdition, replaceStructure } from './service.ts'
import { getSuspensionRules, replaceSuspensionRules } from './suspension-rules.ts'

export function registerEditionStructure(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.listEditions, async ({ query }) => ({
    data: await listEditions(context.database, query.campeonato),
  }))
  implement(app, context, endpoints.getEditionStructure, async ({ params }) => ({
    data: await getStructure(context.database, params.id),
  }))
  implement(app, context, endpoints.replaceEditionStructure, async (call) => ({
    data: await replaceStructure(context, call, call.params.id, call.body.phases),
  }))
  implement(app, context, endpoints.copyEdition, async (call) => {
    const saved = await copyEdition(context, call, call.params.id, call.body)
    return { data: { ...saved, record: await getRecordForm(context.database, 'edition', saved.id) } }
  })
  implement(app, context, endpoints.generateFixtures, async (call) => ({
    data: await generateFixtures(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.getSuspensionRules, async ({ params }) => ({
    data: await getSuspensionRules(context.database, params.id),
  }))
  implement(app, context, endpoints.replaceSuspensionRules, async (call) => ({
    data: await replaceSuspensionRules(context, call, call.params.id, call.body.rules),
  }))
  implement(app, context, endpoints.createMatch, async (call) => {
    const saved = await createMatch(context, call, call.params.id, call.body)
    const params = { id: call.params.id, idjogo: saved.id }
    return { data: await withRecord(app, context, call, saved, endpoints.getMatch, params) }
  })
}
