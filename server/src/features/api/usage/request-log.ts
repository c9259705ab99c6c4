import type { Endpoints, Query, RequestLogEntry } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { readMoment } from '../../../platform/time/read-moment.ts'
import { fromRows, readListPage, type ListSource } from '../../../platform/reading/list.ts'
import type { ListPage } from '../../../platform/paging.ts'

type Filters = Query<Endpoints['listRequests']>

interface LogRow {
  readonly id: string
  readonly at: Date
  readonly key_id: string
  readonly key_name: string
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
  readonly network: string
}

export async function listRequests(database: Database, userId: string, filters: Filters, address: string) {
  const { limit, cursor } = filters
  const query = { ...(limit !== undefined && { limit }), ...(cursor !== undefined && { cursor }) }
  return (await readListPage(database, requestLogSource(userId, filters), query, address)) as ListPage<RequestLogEntry>
}

/** An account's calls, newest first. */
export function requestLogSource(userId: string, filters: Filters): ListSource<RequestLogEntry> {
  const chosen = matching(userId, filters)
  return fromRows<LogRow, RequestLogEntry>({
    rows: sql`(
      select log.id, log.at, log.key_id, api_keys.name as key_name, log.operation, log.method, log.path, log.status,
        log.ms, log.network
      from request_log as log join api_keys on api_keys.id = log.key_id where ${chosen})`,
    count: sql`(select log.id from request_log as log where ${chosen})`,
    orders: { at: { column: 'at', type: 'timestamptz' } },
    defaultSort: '-at',
    items: async (rows) => rows.map(toEntry),
  })
}

function toEntry({ at, key_id: keyId, key_name: keyName, ...row }: LogRow): RequestLogEntry {
  return {
    id: row.id,
    at: at.toISOString(),
    key: { id: keyId, name: keyName },
    operation: row.operation,
    method: row.method,
    path: row.path,
    status: row.status,
    ms: row.ms,
    network: row.network,
  }
}

function matching(userId: string, { chave, caminho, status, de, ate, id }: Filters) {
  const conditions = [sql<boolean>`log.user_id = ${userId}`]
  if (chave !== undefined) conditions.push(sql`log.key_id = ${chave}`)
  // Not a pattern: the typed text is matched literally.
  if (caminho !== undefined) conditions.push(sql`strpos(log.path, ${caminho}) > 0`)
  if (status !== undefined) {
    const [from, to] = status.endsWith('xx') ? [`${status[0]}00`, `${status[0]}99`] : [status, status]
    conditions.push(sql`log.status between ${Number(from)} and ${Number(to)}`)
  }
  if (de !== undefined) conditions.push(sql`log.at >= ${readMoment('de', de)}`)
  if (ate !== undefined) conditions.push(sql`log.at <= ${readMoment('ate', ate)}`)
  if (id !== undefined) conditions.push(sql`log.id = ${id}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
