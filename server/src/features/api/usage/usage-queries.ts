import { type Endpoint, endpoints, type Quota, type Usage } from '@meio-campo/contract'
import { PLANS } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { listQuotas, getPlan } from '../keys/status.ts'
import { UNKNOWN_ADDRESS } from './call-record.ts'
import { addBins, BINS, emptyBins, latencyOf } from './latency.ts'
import { dayAt } from '../../../platform/time/today.ts'

const summedLatency = sql`array[${sql.join(
  Array.from({ length: BINS }, (_, index) => sql`sum(latency[${sql.raw(String(index + 1))}])`),
)}]::float8[]`

/** An account's usage in a period, of all its keys or of one; from the sums alone, never from the log. */
export async function getUsage(
  context: Context,
  userId: string,
  { periodo: period = 'dia', chave: keyId }: { readonly periodo?: Usage['period']; readonly chave?: string },
): Promise<Usage> {
  const { database } = context
  const keys = await database
    .selectFrom('api_keys')
    .select(['id', 'name', 'mode', 'per_minute', 'per_day'])
    .where('user_id', '=', userId)
    .execute()
  const key = keyId === undefined ? null : keys.find(({ id }) => id === keyId)
  if (key === undefined) throw new AppError('not_found', { info: 'Esta chave não existe.' })
  const { step, starts } = stepsOf(period, context.now())
  const chosen = chooseRows(step, userId, starts[0]!, key?.id ?? null)
  const [sums, series, quotas] = await Promise.all([
    listSums(database, chosen),
    findSeries(database, step, chosen),
    listQuotasInUse(context, userId, key),
  ])
  return {
    period,
    step,
    series: starts.map((start) => series.get(start) ?? { start, calls: 0, errors: 0 }),
    ...foldUsage(sums, keys),
    quotas,
  }
}

function chooseRows(step: Usage['step'], userId: string, from: string, keyId: string | null) {
  const ofKey = keyId === null ? sql`` : sql`and key_id = ${keyId}`
  return step === 'hour'
    ? sql`from usage_hours where user_id = ${userId} and hour >= ${from}::timestamptz ${ofKey}`
    : sql`from usage_days where user_id = ${userId} and day >= ${from}::date ${ofKey}`
}

async function listSums(database: Queryable, chosen: ReturnType<typeof chooseRows>): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    select key_id, operation, status_class, sum(calls)::float8 as calls, ${summedLatency} as latency
    ${chosen} group by key_id, operation, status_class`.execute(database)
  return rows
}

async function findSeries(database: Queryable, step: Usage['step'], chosen: ReturnType<typeof chooseRows>) {
  const start =
    step === 'hour'
      ? sql`to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
      : sql`to_char(day, 'YYYY-MM-DD')`
  const { rows } = await sql<Usage['series'][number]>`
    select ${start} as start, sum(calls)::float8 as calls,
      coalesce(sum(calls) filter (where status_class >= 4), 0)::float8 as errors
    ${chosen} group by ${sql.ref(step)}`.execute(database)
  return new Map(rows.map((row) => [row.start, row]))
}

async function listQuotasInUse(
  context: Context,
  userId: string,
  key: { readonly id: string; readonly per_minute: number | null; readonly per_day: number | null } | null,
): Promise<Quota[]> {
  const { perMinute, perDay } = PLANS[await getPlan(context, userId)]
  return listQuotas(context, userId, key, [perMinute, perDay, key?.per_minute ?? null, key?.per_day ?? null])
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DAYS = { semana: 7, mes: 30, ano: 365 } as const

/** The hours or days that a period is made of, from the oldest to the present one. */
function stepsOf(period: Usage['period'], now: Date): { readonly step: Usage['step']; readonly starts: string[] } {
  if (period === 'dia') {
    const hour = Math.floor(now.getTime() / HOUR_MS)
    const starts = Array.from({ length: 24 }, (_, index) => new Date((hour - 23 + index) * HOUR_MS).toISOString())
    return { step: 'hour', starts }
  }
  const today = Date.parse(`${dayAt(now)}T00:00:00Z`)
  const count = DAYS[period]
  const dayBefore = (days: number) => new Date(today - days * DAY_MS).toISOString().slice(0, 10)
  return { step: 'day', starts: Array.from({ length: count }, (_, index) => dayBefore(count - 1 - index)) }
}

/** The calls of a whole period by key, operation and class of status. */
interface SumRow {
  readonly key_id: string
  readonly operation: string
  readonly status_class: number
  readonly calls: number
  readonly latency: readonly number[]
}

export interface UsedKey {
  readonly id: string
  readonly name: string
  readonly mode: string
}

interface Sum {
  calls: number
  errors: number
  readonly bins: number[]
}

const FIRST_ERROR_CLASS = 4

/** The sums of a period, by operation, key, status and time. */
function foldUsage(
  rows: readonly SumRow[],
  keys: readonly UsedKey[],
): Pick<Usage, 'totals' | 'operations' | 'keys' | 'statuses'> {
  const keyOf = new Map(keys.map((key) => [key.id, key]))
  const statuses = new Map<number, number>()
  for (const { status_class: each, calls } of rows) statuses.set(each, (statuses.get(each) ?? 0) + calls)
  return {
    totals: toSums(sumUp(rows)),
    operations: mostFirst(groupBy(rows, ({ operation }) => operation)).map(([id, sum]) => ({
      ...describe(id),
      ...toSums(sum),
    })),
    keys: mostFirst(groupBy(rows, ({ key_id }) => key_id)).map(([id, sum]) => {
      const key = keyOf.get(id)
      return { id, name: key?.name ?? id, mode: key?.mode === 'test' ? 'test' : 'live', ...toSums(sum) }
    }),
    statuses: [...statuses].toSorted(([a], [b]) => a - b).map(([each, calls]) => ({ status: `${each}xx`, calls })),
  }
}

function groupBy(rows: readonly SumRow[], nameOf: (row: SumRow) => string): [string, Sum][] {
  return [...Map.groupBy(rows, nameOf)].map(([name, group]) => [name, sumUp(group)])
}

const mostFirst = (groups: readonly [string, Sum][]) =>
  groups.toSorted(([a, first], [b, second]) => second.calls - first.calls || (a < b ? -1 : 1))

function sumUp(rows: readonly SumRow[]): Sum {
  const sum: Sum = { calls: 0, errors: 0, bins: emptyBins() }
  for (const { calls, status_class: statusClass, latency } of rows) {
    sum.calls += calls
    if (statusClass >= FIRST_ERROR_CLASS) sum.errors += calls
    addBins(sum.bins, latency)
  }
  return sum
}

const toSums = ({ calls, errors, bins }: Sum) => ({ calls, errors, latency: latencyOf(bins) })

/** An operation that no longer exists is shown by its name. */
function describe(id: string): { id: string; method: string | null; path: string } {
  if (id === UNKNOWN_ADDRESS) return { id, method: null, path: 'Endereços ou métodos que não existem' }
  const endpoint = (endpoints as Readonly<Record<string, Endpoint>>)[id]
  return { id, method: endpoint?.method ?? null, path: endpoint?.path ?? id }
}
