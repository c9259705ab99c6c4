import { Edit, endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { takeLong } from '../../../database/long-work.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { readNumberedPage } from '../../../platform/paging.ts'
import { userOf } from '../../../platform/callers/principal.ts'
import { sendFile } from '../../../platform/reading/export.ts'
import { implement } from '../../../platform/http/route.ts'
import { editSource, getEdit, listEdits } from './queries.ts'
import { getUndoBlockers, undoInPart } from './undo-in-part.ts'
import { undoEdit, type UndoAtDesk } from './undo.ts'

const { rows: _, rowCount: __, undoes: ___, duty: ____, rest: _____, restOf: ______, ...LINE } = Edit.properties

export function registerHistory(app: FastifyInstance, context: Context, undoAtDesk: UndoAtDesk): void {
  implement(app, context, endpoints.listEdits, async ({ query, request, reply, principal }) => {
    if (!isOfFootball(query.registro) && !userOf(principal).admin) throw new AppError('forbidden')
    const { format } = query
    if (format) {
      return sendFile(context, reply, format, 'historico', LINE, await editSource(context.database, query))
    }
    return listEdits(context.database, query, readNumberedPage(query), request.originalUrl)
  })
  implement(app, context, endpoints.getEdit, async ({ params }) => ({
    data: await getEdit(context.database, params.id),
  }))
  implement(app, context, endpoints.undoEdit, async (call) => ({
    data: await takeLong(() => undoEdit(context, call, call.params.id, undoAtDesk)),
  }))
  implement(app, context, endpoints.getUndoBlockers, async (call) => ({
    data: await takeLong(() => getUndoBlockers(context, call, call.params.id)),
  }))
  implement(app, context, endpoints.undoInPart, async (call) => ({
    data: await takeLong(() => undoInPart(context, call, call.params.id)),
  }))
}

/** The history of football's records is open to all signed-in people; that of the site's texts, like that of everything, is not. */
function isOfFootball(record: string | undefined): boolean {
  return record !== undefined && !/^(post|websitePage|website):/.test(record)
}
