import { sql } from 'kysely'
import type { Queryable } from '../../../../database/database.ts'
import { DUMP_TABLES } from '../../datasets/meio-campo/tables.ts'

/** Everything there is of football, row by row as text, but for what grows with every write. */
export async function footballRows(database: Queryable): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, readonly string[]> = {}
  for (const table of DUMP_TABLES) {
    // A dataset stays on the list with its licence; that it is there says nothing about football.
    if (table === 'datasets') continue
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'version' - 'updated_at' - 'created_at')::text as row
      from ${sql.table(table)} as t order by 1`.execute(database)
    all[table] = rows.map(({ row }) => row)
  }
  return all
}
