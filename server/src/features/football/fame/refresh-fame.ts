import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { runIn, type RunStatement } from '../../../database/run-statement.ts'
import { FAME_STATEMENTS } from './fame-statements.ts'

/** Computed again after changes, but not more often than this: it takes seconds with many matches. */
const PAUSE_MS = 30 * 60_000
/** Views change it too, and the days that pass. */
const LONGEST_MS = 24 * 3_600_000

/** Of old changes only the last one's number is left. */
const LAST_CHANGE = `select greatest(h.seq, (select max(seq) from changes)) from change_horizon as h`

/** Computes how well known every record is, in the caller's transaction. `seq` is the last change that was seen. */
export async function computeFame(run: RunStatement, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  for (const statement of FAME_STATEMENTS) await run(statement, statement.includes('$1') ? [today] : [])
  await run(
    `insert into fame_state (seq, at) select (${LAST_CHANGE}), $1::timestamptz
     on conflict (single) do update set seq = excluded.seq, at = excluded.at`,
    [now.toISOString()],
  )
}

/** The background job: computes it where something has changed since the last time. True where it did. */
export async function refreshFame(database: Database, now: Date): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const state = await transaction.selectFrom('fame_state').selectAll().forUpdate().skipLocked().executeTakeFirst()
    const { seq } = (await sql<{ seq: string }>`select (${sql.raw(LAST_CHANGE)}) as seq`.execute(transaction)).rows[0]!
    if (state && !isStale(now.getTime() - state.at.getTime(), state.seq !== seq)) return false
    await computeFame(runIn(transaction), now)
    return true
  })
}

const isStale = (ageMs: number, changed: boolean) => ageMs >= (changed ? PAUSE_MS : LONGEST_MS)
