import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { getConnection, listConnectables, listConnections, listDifferences } from './connection-rows.ts'
import { listFreshness } from './freshness.ts'
import { deleteKey, setKey, testKey } from './keys.ts'
import { createConnection, deleteConnection, startCheck, stopCheck, updateConnection } from './service.ts'

export function registerConnections(app: FastifyInstance, context: Context): void {
  const { database } = context
  implement(app, context, endpoints.listConnections, async () => ({ data: await listConnections(database) }))
  implement(app, context, endpoints.listConnectables, async () => ({ data: await listConnectables(database) }))
  implement(app, context, endpoints.createConnection, async (call) => ({
    data: await createConnection(context, call, call.body),
  }))
  implement(app, context, endpoints.getConnection, async ({ params }) => ({
    data: await getConnection(database, params.id),
  }))
  implement(app, context, endpoints.updateConnection, async (call) => ({
    data: await updateConnection(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.deleteConnection, (call) => deleteConnection(context, call, call.params.id))
  implement(app, context, endpoints.checkConnection, async (call) => ({
    data: await startCheck(context, call, call.params.id),
  }))
  implement(app, context, endpoints.stopConnection, async (call) => ({
    data: await stopCheck(context, call, call.params.id),
  }))
  implement(app, context, endpoints.setConnectionKey, async (call) => ({
    data: await setKey(context, call, call.params.id, call.body.key),
  }))
  implement(app, context, endpoints.deleteConnectionKey, async (call) => ({
    data: await deleteKey(context, call, call.params.id),
  }))
  implement(app, context, endpoints.testConnectionKey, async ({ params }) => ({
    data: await testKey(context, params.id),
  }))
  implement(app, context, endpoints.listConnectionDifferences, async ({ params }) => ({
    data: await listDifferences(database, params.id),
  }))
  implement(app, context, endpoints.listFreshness, async ({ query }) => ({
    data: await listFreshness(database, query),
  }))
}
