import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { OpenDataManifest } from './manifest.ts'

/** Each row is read once and written once. */
export const STEPS_PER_ROW = 2

/**
 * Whether to load this version; stores the answer in the state. It is not loaded if the database already has other
 * football data, because identical records of the two could not be matched.
 */
export async function wantsOpenData(database: Database, manifest: OpenDataManifest): Promise<boolean> {
  const { rows } = await sql<{ version: string | null; status: string | null; own: boolean }>`
    select s.version, s.status,
      exists (select 1 from people where not demo) or exists (select 1 from matches where not demo) as own
    from (select 1) as one left join open_data as s on true`.execute(database)
  const { version, own } = rows[0]!
  if (version === manifest.version) return false
  const refused = version === null && own
  const total = STEPS_PER_ROW * manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const state = {
    status: refused ? 'refused' : 'waiting',
    wanted: manifest.version,
    rows: 0,
    total_rows: total,
    error: null,
    updated_at: sql<Date>`now()`,
  }
  await database
    .insertInto('open_data')
    .values(state)
    .onConflict((conflict) => conflict.column('single').doUpdateSet(state))
    .execute()
  return !refused
}

export async function keepProgress(database: Database, rows: number): Promise<void> {
  await database
    .updateTable('open_data')
    .set({ status: 'loading', rows, updated_at: sql<Date>`now()` })
    .execute()
}

export async function keepFailure(database: Database, reason: string): Promise<void> {
  await database
    .updateTable('open_data')
    .set({ status: 'failed', error: reason, updated_at: sql<Date>`now()` })
    .where('status', '<>', 'done')
    .execute()
}
