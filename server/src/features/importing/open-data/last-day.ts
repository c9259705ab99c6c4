import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

/** The day of the last played match in a dataset. */
export async function findLastDay(database: Queryable, dataset: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(s.said ->> 'day') as day from sources as s
    where s.kind = 'match' and s.dataset_id = ${dataset} and s.said -> 'score' <> 'null'::jsonb`.execute(database)
  return rows[0]?.day ?? null
}
