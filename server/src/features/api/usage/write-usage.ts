import type { Endpoint } from '@meio-campo/contract'
import { sql } from 'kysely'
import { setImmediate as pause } from 'node:timers/promises'
import type { Queryable } from '../../../database/database.ts'
import { networkOf } from '../../../platform/callers/network.ts'
import { redactText } from '../../../platform/secrets/redact.ts'
import type { CallRecord } from './call-record.ts'
import { binOf, BINS, emptyBins } from './latency.ts'

const PART = 250
const bins = Array.from({ length: BINS }, (_, index) => sql.raw(String(index + 1)))
/** Two rows' times as one; and those of a group. */
const bothLatencies = sql`array[${sql.join(bins.map((bin) => sql`kept.latency[${bin}] + excluded.latency[${bin}]`))}]`
const summedLatency = sql`array[${sql.join(bins.map((bin) => sql`sum(latency[${bin}])`))}]::integer[]`

/**
 * Writes each call into the log and their sums into hours and days, in one statement, so that sums and log never differ.
 * Calls of a key that was deleted meanwhile are skipped.
 */
export async function writeUsage(database: Queryable, records: readonly CallRecord[]): Promise<void> {
  const cells = JSON.stringify(rollUp(records))
  const log = await logRows(records)
  await sql`
    with cells as materialized (
      select given.* from jsonb_to_recordset(${cells}::jsonb) as given (user_id text, hour timestamptz, key_id text,
        operation text, status_class smallint, calls bigint, latency integer[])
      join api_keys on api_keys.id = given.key_id),
    log as (
      insert into request_log (id, at, user_id, key_id, operation, method, path, status, error_code, bytes, ms, network,
        user_agent, refused_body)
      select given.* from jsonb_to_recordset(${log}::jsonb) as given (id text, at timestamptz, user_id text, key_id text,
        operation text, method text, path text, status smallint, error_code text, bytes bigint, ms real, network text,
        user_agent text, refused_body text)
      join api_keys on api_keys.id = given.key_id
      on conflict (id) do nothing),
    hours as (
      insert into usage_hours as kept (user_id, hour, key_id, operation, status_class, calls, latency)
      select user_id, hour, key_id, operation, status_class, calls, latency from cells order by 1, 2, 3, 4, 5
      on conflict (user_id, hour, key_id, operation, status_class)
      do update set calls = kept.calls + excluded.calls, latency = ${bothLatencies})
    insert into usage_days as kept (user_id, day, key_id, operation, status_class, calls, latency)
    select user_id, (hour at time zone 'America/Sao_Paulo')::date, key_id, operation, status_class, sum(calls),
      ${summedLatency}
    from cells group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (user_id, day, key_id, operation, status_class)
    do update set calls = kept.calls + excluded.calls, latency = ${bothLatencies}`.execute(database)
}

/** As JSON, with pauses between batches, so that other requests are answered meanwhile. */
async function logRows(records: readonly CallRecord[]): Promise<string> {
  const parts: string[] = []
  for (let start = 0; start < records.length; start += PART) {
    if (start > 0) await pause()
    parts.push(JSON.stringify(records.slice(start, start + PART).map(toLogRow)).slice(1, -1))
  }
  return `[${parts.join(',')}]`
}

function toLogRow(record: CallRecord) {
  return {
    id: record.id,
    at: new Date(record.at).toISOString(),
    user_id: record.user,
    key_id: record.key.id,
    operation: record.operation,
    method: record.method,
    path: loggedPath(record.url, record.endpoint),
    status: record.status,
    error_code: record.errorCode,
    bytes: record.bytes,
    ms: Math.round(record.ms * 100) / 100,
    network: networkOf(record.ip),
    user_agent: record.userAgent === undefined ? null : redactText(record.userAgent).slice(0, LONGEST_USER_AGENT),
    refused_body: record.refusedBody,
  }
}

const LONGEST = 500
const LONGEST_USER_AGENT = 200

type Described = Pick<Endpoint, 'query'>

/**
 * The address of a call as it is logged. A call with a key in its address was refused and is not logged at all. The value
 * of an unknown parameter may be a secret, so only its name is logged.
 */
export function loggedPath(url: string, endpoint: Described | undefined): string {
  const question = url.indexOf('?')
  if (question < 0) return url.slice(0, LONGEST)
  const known = parametersOf(endpoint)
  const kept = url
    .slice(question + 1)
    .split('&')
    .map((part) => {
      const equals = part.indexOf('=')
      const name = part.slice(0, equals)
      return equals < 0 || known.has(name) ? part : `${name}=…`
    })
  return `${url.slice(0, question)}?${kept.join('&')}`.slice(0, LONGEST)
}

const NONE: ReadonlySet<string> = new Set()
const parameters = new WeakMap<Described, ReadonlySet<string>>()

function parametersOf(endpoint: Described | undefined): ReadonlySet<string> {
  if (!endpoint) return NONE
  const found = parameters.get(endpoint)
  if (found) return found
  const { properties = {} } = (endpoint.query ?? {}) as { properties?: object }
  const names = new Set(Object.keys(properties))
  parameters.set(endpoint, names)
  return names
}

const HOUR_MS = 3_600_000

/** The calls of one hour, key, operation and class of status. */
export interface Cell {
  readonly user_id: string
  readonly hour: string
  readonly key_id: string
  readonly operation: string
  readonly status_class: number
  calls: number
  readonly latency: number[]
}

/** Calls as sums, in the order in which every process writes them: so no two wait for each other. */
function rollUp(records: readonly CallRecord[]): Cell[] {
  const cells = new Map<string, Cell>()
  for (const { at, user, key, operation, status, ms } of records) {
    const hour = Math.floor(at / HOUR_MS)
    const statusClass = Math.floor(status / 100)
    const name = `${user} ${hour} ${key.id} ${operation} ${statusClass}`
    const cell = cells.get(name) ?? {
      user_id: user,
      hour: new Date(hour * HOUR_MS).toISOString(),
      key_id: key.id,
      operation,
      status_class: statusClass,
      calls: 0,
      latency: emptyBins(),
    }
    cell.calls += 1
    cell.latency[binOf(ms)]! += 1
    cells.set(name, cell)
  }
  return [...cells].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, cell]) => cell)
}
