import type { Queryable } from '../../../database/database.ts'

/** The upload, if that person made it: what somebody else sent is not theirs to use. */
export async function findOwnUpload(
  database: Queryable,
  id: string,
  ownerId: string,
): Promise<{ id: string } | undefined> {
  return database
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
}
