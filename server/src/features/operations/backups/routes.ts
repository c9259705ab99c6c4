import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { sendBackup } from './download.ts'
import { getBackups } from './queries.ts'
import { allowDownload, askBackup, askRestore, askVerification, deleteBackup } from './service.ts'

export function registerBackups(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.getBackups, async () => ({ data: await getBackups(context) }))
  implement(app, context, endpoints.makeBackup, async (call) => ({ data: await askBackup(context, call) }))
  implement(app, context, endpoints.verifyBackup, async (call) => ({
    data: await askVerification(context, call, call.params.name),
  }))
  implement(app, context, endpoints.restoreBackup, async (call) => ({
    data: await askRestore(context, call, call.params.name, call.body.password),
  }))
  implement(app, context, endpoints.deleteBackup, (call) => deleteBackup(context, call, call.params.name))
  implement(app, context, endpoints.allowBackupDownload, async (call) => ({
    data: await allowDownload(context, call, call.params.name, call.body.password),
  }))
  implement(app, context, endpoints.downloadBackup, ({ params, query, reply }) =>
    sendBackup(context, params.name, query.bilhete, reply),
  )
}
