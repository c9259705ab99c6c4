import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { userOf } from '../../../platform/callers/principal.ts'
import { implement } from '../../../platform/http/route.ts'
import { findTeamRefs } from '../../football/rows/team-ref.ts'
import { addBrowser, listBrowsers, removeBrowser, testBrowser } from './browsers.ts'
import { getPreferences, updatePreferences } from './preferences.ts'
import { getVapid } from './vapid.ts'

export function registerNotifications(app: FastifyInstance, context: Context): void {
  const { database } = context
  implement(app, context, endpoints.getNotifications, async ({ principal }) => {
    const { id } = userOf(principal)
    const [{ publicKey }, preferences, browsers, team] = await Promise.all([
      getVapid(context),
      getPreferences(database, id),
      listBrowsers(database, id),
      findFavourite(context, id),
    ])
    return { data: { publicKey, preferences, team, browsers } }
  })
  implement(app, context, endpoints.updateNotifications, async ({ principal, body }) => ({
    data: await updatePreferences(context, userOf(principal).id, body),
  }))
  implement(app, context, endpoints.addBrowser, async (call) => ({ data: await addBrowser(context, call, call.body) }))
  implement(app, context, endpoints.removeBrowser, (call) => removeBrowser(context, call, call.params.id))
  implement(app, context, endpoints.testBrowser, async (call) => ({
    data: await testBrowser(context, call, call.params.id),
  }))
}

async function findFavourite({ database }: Context, userId: string) {
  const { team_id } = await database
    .selectFrom('users')
    .select('team_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return team_id === null ? null : ((await findTeamRefs(database, [team_id])).get(team_id) ?? null)
}
