import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/database.ts'
import { until } from '../until.ts'

/** Tables that the service writes for every call, refused or not: failed logins, counts, a key owner's log. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  'audit_log',
  'login_failures',
  'mails',
  'request_log',
  'usage_days',
  'usage_hours',
])

const NEWEST = sql`count(*) || ' ' || coalesce(max(xmin::text::bigint), 0)`
/** Every call with a key updates its last use. */
const MARKS: Readonly<Record<string, RawBuilder<unknown>>> = {
  api_keys: sql`coalesce(md5(string_agg((to_jsonb(t) - 'last_used_at')::text, '' order by id)), '')`,
}

export interface RowMarks {
  /** The next number of a writing transaction: while it is the same, nothing was written. */
  readonly next: string
  readonly tables: ReadonlyMap<string, string>
}

/**
 * Marks every table by its number of rows and its newest row: any insert, update or delete changes the mark. With
 * earlier marks given, tables are read only if something was written since.
 */
export async function createRowWatch(database: Database): Promise<(before?: RowMarks) => Promise<RowMarks>> {
  const tables = (await database.introspection.getTables()).filter(
    ({ schema, name, isView }) => schema === 'public' && !isView && !BOOKKEEPING.has(name),
  )
  const parts = tables.map(
    ({ name }) => sql`select ${name}::text as name, ${MARKS[name] ?? NEWEST} as mark from ${sql.table(name)} as t`,
  )
  const statement = sql<{ name: string; mark: string }>`${sql.join(parts, sql` union all `)}`
  const readNext = async () => {
    const { rows } = await sql<{ next: string }>`
      select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(database)
    return rows[0]!.next
  }
  return async (before) => {
    const next = await readNext()
    if (next === before?.next) return before
    return { next, tables: new Map((await statement.execute(database)).rows.map(({ name, mark }) => [name, mark])) }
  }
}

/** The tables whose marks differ. */
export function changedTables(before: RowMarks, after: RowMarks): string[] {
  return [...after.tables].filter(([name, mark]) => before.tables.get(name) !== mark).map(([name]) => name)
}

const JOBS_END_MS = 60_000

/** Returns once no job is running or due. */
export async function untilJobsEnded(database: Database): Promise<void> {
  await until(async () => {
    const { rows } = await sql`
      select 1 from pgboss.job where state < 'completed' and start_after <= now() limit 1`.execute(database)
    return rows.length === 0
  }, JOBS_END_MS)
}
