import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queryable } from '../../../database/database.ts'
import { writeWholeFile } from '../../../platform/whole-file.ts'
import { isPictureFile, pictureFile } from './address.ts'
import { SQUARES, type EncodedPicture } from './picture.ts'

export function uploadsFolder(dataDir: string): string {
  return join(dataDir, 'uploads')
}

export async function storePicture(dataDir: string, id: string, picture: EncodedPicture): Promise<void> {
  const folder = uploadsFolder(dataDir)
  await mkdir(folder, { recursive: true })
  const files = [
    { name: pictureFile(id), bytes: picture.full },
    ...picture.squares.map(({ width, bytes }) => ({ name: pictureFile(id, width), bytes })),
  ]
  for (const { name, bytes } of files) {
    await writeWholeFile(join(folder, name), bytes)
  }
}

export async function removePicture(dataDir: string, id: string): Promise<void> {
  const names = [pictureFile(id), ...SQUARES.map((width) => pictureFile(id, width))]
  await Promise.all(names.map((name) => rm(join(uploadsFolder(dataDir), name), { force: true })))
}

export async function findPictureBytes(dataDir: string, name: string): Promise<Buffer | null> {
  if (!isPictureFile(name)) return null
  try {
    return await readFile(join(uploadsFolder(dataDir), name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
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
