import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readNumberedPage } from '../../../platform/paging.ts'
import { implement } from '../../../platform/http/route.ts'
import { applyConflictRule, resolveConflict, updateDataset } from './decisions.ts'
import { cancelImport, startImport } from './start-import.ts'
import { storeUpload } from './uploaded-files.ts'
import { placeUnsureName } from './settle-unsure-name.ts'
import { stateRight } from './state-right.ts'
import { getReport, listConflicts, listDatasets, listImportables, listImportRuns, listRemarks } from './queries.ts'
import { listUnsureNames } from './unsure-name-list.ts'

export function registerImports(app: FastifyInstance, context: Context): void {
  const { database } = context
  implement(app, context, endpoints.listDatasets, async () => ({ data: await listDatasets(database) }))
  implement(app, context, endpoints.stateRight, async (call) => ({
    data: await stateRight(context, call, call.params.id, call.body.statedBy),
  }))
  implement(app, context, endpoints.updateDataset, async (call) => ({
    data: await updateDataset(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.listImportables, async () => ({ data: listImportables() }))
  implement(app, context, endpoints.uploadImportFile, async ({ request }) => ({
    data: await storeUpload(context, request),
  }))
  implement(app, context, endpoints.startImport, async (call) => ({
    data: await startImport(context, call, call.body),
  }))
  implement(app, context, endpoints.listImportRuns, ({ query, request }) =>
    listImportRuns(database, readNumberedPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.getImportRun, async ({ params }) => ({
    data: await getReport(database, params.id),
  }))
  implement(app, context, endpoints.listImportRemarks, ({ params, query, request }) =>
    listRemarks(
      database,
      params.id,
      query.tipo === 'warning' ? 'warning' : 'rejection',
      readNumberedPage(query),
      request.originalUrl,
    ),
  )
  implement(app, context, endpoints.cancelImport, async (call) => ({
    data: await cancelImport(context, call, call.params.id),
  }))
  implement(app, context, endpoints.listUnsureNames, ({ query, request }) =>
    listUnsureNames(
      database,
      query.situacao === 'resolvidos' ? 'resolvidos' : 'abertos',
      readNumberedPage(query),
      request.originalUrl,
    ),
  )
  implement(app, context, endpoints.placeUnsureName, async (call) => ({
    data: await placeUnsureName(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.listConflicts, ({ query, request }) =>
    listConflicts(database, query, readNumberedPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.resolveConflict, async (call) => ({
    data: await resolveConflict(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.applyConflictRule, async (call) => ({
    data: await applyConflictRule(context, call, call.body),
  }))
}
