import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { removePicture } from './store.ts'

/**
 * Removes the files of pictures whose copy expires: until then a clean-up can be undone. Runs before the
 * copies themselves are removed.
 */
export async function removeExpiredPictures({ config, database, now }: Context): Promise<void> {
  const id = sql<string>`copy_rows.row_data ->> 'id'`
  const expired = await database
    .selectFrom('copy_rows')
    .innerJoin('copies', 'copies.id', 'copy_rows.copy_id')
    .select(id.as('id'))
    .where('copy_rows.table_name', '=', 'uploads')
    .where('copies.expires_at', '<=', now())
    // Restored since then: the picture is in use.
    .where(sql<boolean>`not exists (select 1 from uploads where uploads.id = ${id})`)
    .execute()
  for (const picture of expired) await removePicture(config.dataDir, picture.id)
}
