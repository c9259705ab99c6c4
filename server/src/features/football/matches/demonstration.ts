import type { Queryable } from '../../../database/database.ts'

/** Whether any of the matches is an invented one. */
export async function hasDemonstration(database: Queryable): Promise<boolean> {
  const row = await database.selectFrom('matches').select('id').where('demo', '=', true).limit(1).executeTakeFirst()
  return row !== undefined
}
