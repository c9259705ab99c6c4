import type { Endpoints, Query, RequestLogDetail, RequestLogEntry } from '@meio-campo/contract'
import { isIP } from 'node:net'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { networkOf } from '../../../platform/callers/network.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { errorVocabulary } from '../../../platform/errors/error-vocabulary.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
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
  readonly error_code: string | null
  readonly ms: number
  /** The driver gives long numbers as text. */
  readonly bytes: string | null
  readonly network: string
  readonly user_agent: string | null
}

const columns = sql.raw(
  ['id', 'at', 'key_id', 'operation', 'method', 'path', 'status', 'error_code', 'ms', 'bytes', 'network', 'user_agent']
    .map((name) => `log.${name}`)
    .join(', '),
)

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
      select ${columns}, api_keys.name as key_name
      from request_log as log join api_keys on api_keys.id = log.key_id where ${chosen})`,
    count: sql`(select log.id from request_log as log where ${chosen})`,
    orders: { at: { column: 'at', type: 'timestamptz' } },
    defaultSort: '-at',
    items: async (rows) => rows.map(toEntry),
  })
}

const BODY_MS = 86_400_000

interface Asked {
  readonly id: string
  readonly userId: string
  /** The caller is the account that made the call: only it is shown the refused body. */
  readonly own: boolean
}

/** One call; what was sent in it only for its own account and for a day, also where the hourly job is late. */
export async function getRequest(database: Database, { id, userId, own }: Asked, now: Date): Promise<RequestLogDetail> {
  const { rows } = await sql<LogRow & { readonly refused_body: string | null }>`
    select ${columns}, log.refused_body, api_keys.name as key_name
    from request_log as log join api_keys on api_keys.id = log.key_id
    where log.id = ${id} and log.user_id = ${userId}`.execute(database)
  const [row] = rows
  if (!row)
    throw new AppError('not_found', {
      info: `Não há a chamada “${id}” nos últimos 7 dias. Uma chamada aparece até um segundo depois de respondida.`,
    })
  const shown = own && row.refused_body !== null && now.getTime() - row.at.getTime() < BODY_MS
  return { ...toEntry(row), refusedBody: shown ? (JSON.parse(row.refused_body) as unknown) : null }
}

function toEntry({ at, key_id: keyId, key_name: keyName, bytes, ...row }: LogRow): RequestLogEntry {
  return {
    id: row.id,
    at: at.toISOString(),
    key: { id: keyId, name: keyName },
    operation: row.operation,
    method: row.method,
    path: row.path,
    status: row.status,
    errorCode: row.error_code,
    ms: row.ms,
    bytes: bytes === null ? null : Number(bytes),
    network: row.network,
    userAgent: row.user_agent,
  }
}

function matching(userId: string, filters: Filters) {
  const { caminho, status, erro, msDe, msAte, bytesDe, bytesAte, agente, rede, de, ate, id } = filters
  const among = (column: RawBuilder<unknown>, list: string) => sql<boolean>`${column} = any(${valuesIn(list)}::text[])`
  const conditions = [sql<boolean>`log.user_id = ${userId}`]
  if (filters.chave !== undefined) conditions.push(among(sql`log.key_id`, filters.chave))
  if (filters.metodo !== undefined) conditions.push(among(sql`log.method`, filters.metodo))
  if (filters.operacao !== undefined) conditions.push(among(sql`log.operation`, filters.operacao))
  if (erro !== undefined) conditions.push(among(sql`log.error_code`, knownCodes(erro)))
  // Not patterns: the typed text is matched literally.
  if (caminho !== undefined) conditions.push(sql`strpos(log.path, ${caminho}) > 0`)
  if (agente !== undefined) conditions.push(sql`strpos(lower(log.user_agent), lower(${agente}::text)) > 0`)
  if (rede !== undefined)
    conditions.push(
      isIP(rede) ? sql`log.network = ${networkOf(rede)}` : sql`starts_with(log.network, ${rede.toLowerCase()})`,
    )
  if (status !== undefined) conditions.push(sql`(${sql.join(valuesIn(status).map(ofStatus), sql` or `)})`)
  // The bounds may have fractions, whatever the column has.
  if (msDe !== undefined) conditions.push(sql`log.ms >= ${msDe}::double precision`)
  if (msAte !== undefined) conditions.push(sql`log.ms <= ${msAte}::double precision`)
  if (bytesDe !== undefined) conditions.push(sql`log.bytes >= ${bytesDe}::double precision`)
  if (bytesAte !== undefined) conditions.push(sql`log.bytes <= ${bytesAte}::double precision`)
  if (de !== undefined) conditions.push(sql`log.at >= ${new Date(de)}`)
  if (ate !== undefined) conditions.push(sql`log.at <= ${new Date(ate)}`)
  if (id !== undefined) conditions.push(sql`log.id = ${id}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** `404`, or `4xx` for the whole class. */
function ofStatus(status: string): RawBuilder<boolean> {
  const [from, to] = status.endsWith('xx') ? [`${status[0]}00`, `${status[0]}99`] : [status, status]
  return sql`log.status between ${Number(from)} and ${Number(to)}`
}

function knownCodes(list: string): string {
  const unknown = valuesIn(list).filter((code) => !Object.hasOwn(errorVocabulary, code))
  if (unknown.length > 0)
    throw fieldError(
      'erro',
      `Não há o código ${unknown.join(', ')}. Aceita: ${Object.keys(errorVocabulary).join(', ')}.`,
    )
  return list
}
