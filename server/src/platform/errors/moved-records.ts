import type { Queryable } from '../../database/database.ts'
import type { DB } from '../../database/types.gen.ts'
import { RecordMoved } from './app-error.ts'

/** Refuses an id that was merged into another record, with that one's id. */
export async function refuseMoved(database: Queryable, kind: DB['redirects']['kind'], id: string): Promise<void> {
  const moved = await database
    .selectFrom('redirects')
    .select('new_id')
    .where('kind', '=', kind)
    .where('old_id', '=', id)
    .executeTakeFirst()
  if (moved) throw new RecordMoved(id, moved.new_id)
}
