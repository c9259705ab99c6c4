import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { idOfFile } from './address.ts'
import { removePicture } from './store.ts'

const UNUSED_MS = 24 * 3_600_000
const LOST_MS = 24 * 3_600_000

/**
 * Removes the files of pictures whose copy expires: until then a clean-up can be undone. Runs before the
 * copies themselves are removed.
 */
export async function removeExpiredPictures({ files, database, now }: Context): Promise<void> {
  const id = sql<string>`copy_rows.row_data ->> 'id'`
  const expired = await database
    .selectFrom('copy_rows')
    .innerJoin('copies', 'copies.id', 'copy_rows.copy_id')
    .select(id.as('id'))
    .where('copy_rows.table_name', '=', 'uploads')
    .where('copies.expires_at', '<=', now())
    // Restored since then: the picture is in use. Cleaned again since then: a later copy needs it.
    .where(
      sql<boolean>`not exists (select 1 from uploads where uploads.id = ${id})
        and not exists (
          select 1 from copy_rows as later join copies as kept on kept.id = later.copy_id
          where later.table_name = 'uploads' and later.row_data ->> 'id' = ${id} and kept.expires_at > ${now()})`,
    )
    .execute()
  for (const picture of expired) await removePicture(files, picture.id)
}

/**
 * Removes pictures that were uploaded a day ago and are neither an account's photo nor a record's picture. A suggested
 * one is kept until the decision.
 */
export async function removeUnusedPictures({ files, database, now }: Context): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const unused = await transaction
      .deleteFrom('uploads')
      .where('created_at', '<=', new Date(now().getTime() - UNUSED_MS))
      .where('taken', '=', false)
      .where(sql<boolean>`not exists (select 1 from users where users.photo_id = uploads.id)`)
      .where(
        sql<boolean>`not exists (
          select 1 from suggestions cross join lateral jsonb_each_text(suggested) as said
          where status = 'open' and said.value = '/imagens/' || uploads.id || '.webp')`,
      )
      .returning('id')
      .execute()
    for (const picture of unused) await removePicture(files, picture.id)
  })
}

/** Removes files that no row names, a day after: of a picture whose row was never written, or that could not be removed then. */
export async function removeLostPictures({ files, database, now }: Pick<Context, 'files' | 'database' | 'now'>) {
  const old = (await files.pictures.list()).filter(({ modifiedAt }) => now().getTime() - +modifiedAt > LOST_MS)
  if (old.length === 0) return
  const { rows } = await sql<{ id: string }>`
    select id from uploads
    union select row_data ->> 'id' from copy_rows where table_name = 'uploads'`.execute(database)
  const known = new Set(rows.map(({ id }) => id))
  for (const { name } of old) {
    const id = idOfFile(name)
    if (id !== null && !known.has(id)) await files.pictures.remove(name)
  }
}
