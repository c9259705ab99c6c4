import type { Queryable } from '../../../database/database.ts'
import type { Files } from '../../../platform/files/file-store.ts'
import { isPictureFile, pictureFile } from './address.ts'
import { SQUARES, type EncodedPicture } from './picture.ts'

export async function storePicture({ pictures }: Files, id: string, picture: EncodedPicture): Promise<void> {
  const files = [
    { name: pictureFile(id), bytes: picture.full },
    ...picture.squares.map(({ width, bytes }) => ({ name: pictureFile(id, width), bytes })),
  ]
  for (const { name, bytes } of files) await pictures.put(name, bytes)
}

export async function removePicture({ pictures }: Files, id: string): Promise<void> {
  const names = [pictureFile(id), ...SQUARES.map((width) => pictureFile(id, width))]
  await Promise.all(names.map((name) => pictures.remove(name)))
}

export async function findPictureBytes({ pictures }: Files, name: string): Promise<Buffer | null> {
  return isPictureFile(name) ? pictures.read(name) : null
}

/** The upload, if this user sent it; another user's upload is not found. */
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
