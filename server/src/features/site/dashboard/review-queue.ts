import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

export interface ReviewQueue {
  readonly suggestions: number
  readonly conflicts: number
  readonly names: number
}

/** What waits for an admin's decision. */
export async function readReviewQueue(database: Queryable): Promise<ReviewQueue> {
  const { rows } = await sql<ReviewQueue>`
    select
      (select count(*)::int from suggestions where status = 'open') as suggestions,
      (select count(*)::int from conflicts where resolved_at is null) as conflicts,
      (select count(*)::int from unsure_names as u
        where u.dismissed_at is null and not exists (
          select 1 from sources as s where s.dataset_id = u.dataset_id and s.kind = u.kind and s.key = u.key)) as names
    `.execute(database)
  return rows[0]!
}
