import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

const TABLES = ['teams', 'people', 'stadiums', 'spells', 'transfers', 'titles', 'editions', 'aliases']

/** Every row of the records that admins edit, but for what grows with every write. */
export async function snapshotRecords(database: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, readonly string[]> = {}
  for (const table of TABLES) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'version' - 'updated_at' - 'created_at')::text as row
      from ${sql.table(table)} as t order by 1`.execute(database)
    all[table] = rows.map(({ row }) => row)
  }
  return all
}
