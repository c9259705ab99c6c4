import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { replaceAirings } from './airings.ts'
import { replaceLineups } from './lineups.ts'
import { deleteMatch, getMatchForm, updateMatch } from './match-form.ts'
import { replaceOfficials } from './officials.ts'
import { replaceStatistics } from './statistics.ts'

export function registerMatchEditing(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.getMatchForm, async ({ params }) => ({
    data: await getMatchForm(context, params),
  }))
  implement(app, context, endpoints.updateMatch, async (call) => ({
    data: await updateMatch(context, call, call.params, call.body),
  }))
  implement(app, context, endpoints.deleteMatch, async (call) => ({
    data: await deleteMatch(context, call, call.params),
  }))
  implement(app, context, endpoints.replaceLineups, async (call) => ({
    data: await replaceLineups(context, call, call.params, call.body),
  }))
  implement(app, context, endpoints.replaceOfficials, async (call) => ({
    data: await replaceOfficials(context, call, call.params, call.body),
  }))
  implement(app, context, endpoints.replaceStatistics, async (call) => ({
    data: await replaceStatistics(context, call, call.params, call.body),
  }))
  implement(app, context, endpoints.replaceAirings, async (call) => ({
    data: await replaceAirings(context, call, call.params, call.body),
  }))
}
