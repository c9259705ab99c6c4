import { AuditEntry, endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { AuditLog } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { readNumberedPage, countRows, toPage, type PageRequest } from '../../../platform/paging.ts'
import { sendFile } from '../../../platform/reading/export.ts'
import { implement } from '../../../platform/http/route.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'

export function registerAudit(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.listAuditEntries, ({ query, request, reply }) => {
    const { format } = query
    if (format) return sendFile(context, reply, format, 'auditoria', AuditEntry.properties, auditSource(query))
    return listAuditEntries(context.database, query, readNumberedPage(query), request.originalUrl)
  })
}

interface AuditFilters {
  readonly q?: string
  readonly action?: string
  readonly since?: string
  readonly until?: string
}

async function listAuditEntries(database: Queryable, filters: AuditFilters, request: PageRequest, url: string) {
  const chosen = database.selectFrom('audit_log').where(matching(filters))
  let page = chosen.selectAll().orderBy('id', 'desc')
  if (request.after) page = page.where('id', '<', request.after[1])
  const rows = await page.limit(request.limit + 1).execute()
  const total = await countRows(database, chosen.select('id'))
  return toPage(rows, request, total, url, (row) => [row.at, row.id], toAuditEntry)
}

/** The whole log, for a file. */
function auditSource(filters: AuditFilters): ListSource<AuditEntry> {
  return fromRows<Selectable<AuditLog>, AuditEntry>({
    rows: sql`(
      select id::text, at, actor_id, actor_name, action, summary, details, request_id, address, device, account_id
      from audit_log where ${matching(filters)})`,
    orders: { at: { column: 'at', type: 'timestamptz' } },
    defaultSort: '-at',
    items: async (rows) => rows.map(toAuditEntry),
  })
}

function toAuditEntry(row: Selectable<AuditLog>): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor_name === null ? null : { id: row.actor_id, name: row.actor_name },
    action: row.action,
    summary: row.summary,
    details: row.details as Record<string, unknown>,
    requestId: row.request_id,
    address: row.address,
    device: row.device,
  }
}

function matching({ q, action, since, until }: AuditFilters) {
  const conditions = [sql<boolean>`true`]
  // Neither `strpos` nor `starts_with` has wildcards, so typed text is taken literally.
  if (q !== undefined)
    conditions.push(
      sql<boolean>`(strpos(lower(summary), lower(${q})) > 0 or strpos(lower(actor_name), lower(${q})) > 0)`,
    )
  if (action !== undefined) {
    conditions.push(
      action.includes('.') ? sql<boolean>`action = ${action}` : sql<boolean>`starts_with(action, ${`${action}.`})`,
    )
  }
  if (since !== undefined) conditions.push(sql<boolean>`at >= ${new Date(since)}`)
  if (until !== undefined) conditions.push(sql<boolean>`at <= ${new Date(until)}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
