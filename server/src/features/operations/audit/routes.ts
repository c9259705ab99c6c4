import { AuditEntry, endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readNumberedPage } from '../../../platform/paging.ts'
import { sendFile } from '../../../platform/reading/export.ts'
import { implement } from '../../../platform/http/route.ts'
import { auditSource, listAuditEntries } from './queries.ts'

export function registerAudit(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.listAuditEntries, ({ query, request, reply }) => {
    const { format } = query
    if (format) return sendFile(context, reply, format, 'auditoria', AuditEntry.properties, auditSource(query))
    return listAuditEntries(context.database, query, readNumberedPage(query), request.originalUrl)
  })
}
