import { endpoints, SpreadsheetError } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readNumberedPage } from '../../../platform/paging.ts'
import { userOf } from '../../../platform/callers/principal.ts'
import { sendFile } from '../../../platform/reading/export.ts'
import { implement } from '../../../platform/http/route.ts'
import { errorSource, getSpreadsheet, listErrors, listFindings, listSpreadsheets } from './spreadsheet-store.ts'
import { checkSpreadsheet, saveSpreadsheet, uploadSpreadsheet } from './spreadsheets.ts'

export function registerSpreadsheets(app: FastifyInstance, context: Context): void {
  const { database } = context
  implement(app, context, endpoints.uploadSheet, async (call) => ({
    data: await uploadSpreadsheet(context, call, call.query.separador),
  }))
  implement(app, context, endpoints.listSheets, async ({ principal }) => ({
    data: await listSpreadsheets(database, userOf(principal).id),
  }))
  implement(app, context, endpoints.getSheet, async ({ params, principal }) => ({
    data: await getSpreadsheet(database, userOf(principal).id, params.id),
  }))
  implement(app, context, endpoints.listSheetErrors, async ({ params, query, principal, request, reply }) => {
    const owner = userOf(principal).id
    const { format } = query
    if (format) {
      const source = await errorSource(database, owner, params.id)
      return sendFile(context, reply, format, 'erros-da-planilha', SpreadsheetError.properties, source)
    }
    return listErrors(database, owner, params.id, readNumberedPage(query), request.originalUrl)
  })
  implement(app, context, endpoints.listSheetChanges, ({ params, query, principal, request }) =>
    listFindings(database, userOf(principal).id, params.id, 'change', readNumberedPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.listSheetQuestions, ({ params, query, principal, request }) =>
    listFindings(database, userOf(principal).id, params.id, 'question', readNumberedPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.listSheetWarnings, ({ params, query, principal, request }) =>
    listFindings(database, userOf(principal).id, params.id, 'warning', readNumberedPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.checkSheet, async (call) => ({
    data: await checkSpreadsheet(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.saveSheet, async (call) => ({
    data: await saveSpreadsheet(context, call, call.params.id, call.body),
  }))
}
