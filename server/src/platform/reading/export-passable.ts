import type { Queryable } from '../../database/database.ts'
import { seePassableOnly } from '../../database/sight.ts'

/** Whether a source forbids that its data is passed on, and nobody has stated a right to do so. */
export async function withholdsData(database: Queryable): Promise<boolean> {
  const found = await database
    .selectFrom('datasets')
    .select('id')
    .where('redistribution', '=', false)
    .where('right_stated_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Runs an export: it sees no more than may be passed on. */
export async function exportPassable<T>(database: Queryable, work: () => Promise<T>): Promise<T> {
  return (await withholdsData(database)) ? seePassableOnly(work) : work()
}
