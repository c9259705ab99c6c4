import type { Quota, Usage } from '@meio-campo/contract'
import { PLANS } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { listQuotas, readPlan } from '../keys/status.ts'
import { BINS } from './latency.ts'
import { stepsOf } from './period.ts'
import { foldUsage, type SumRow } from './usage-sums.ts'

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
    readSums(database, chosen),
    readSeries(database, step, chosen),
    readQuotas(context, userId, key),
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

async function readSums(database: Queryable, chosen: ReturnType<typeof chooseRows>): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    select key_id, operation, status_class, sum(calls)::float8 as calls, ${summedLatency} as latency
    ${chosen} group by key_id, operation, status_class`.execute(database)
  return rows
}

async function readSeries(database: Queryable, step: Usage['step'], chosen: ReturnType<typeof chooseRows>) {
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

async function readQuotas(
  context: Context,
  userId: string,
  key: { readonly id: string; readonly per_minute: number | null; readonly per_day: number | null } | null,
): Promise<Quota[]> {
  const { perMinute, perDay } = PLANS[await readPlan(context, userId)]
  return listQuotas(context, userId, key, [perMinute, perDay, key?.per_minute ?? null, key?.per_day ?? null])
}
