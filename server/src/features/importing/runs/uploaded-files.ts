import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ImportFile } from '@meio-campo/contract'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { openWorkFolder } from '../../../platform/files/work-folder.ts'
import { FILE_BYTES, megabytes } from '../sources/limits.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { FILE_FIELD, receiveFile, shownName } from '../../../platform/http/receive-file.ts'
import { randomId } from '../../../platform/secrets/random.ts'

const KEPT_DAYS = 7
const DAY_MS = 86_400_000
/** Of all that is kept, so that uploads cannot fill the disk. */
const MOST_BYTES = 8 * FILE_BYTES

/** Takes the one file of a multipart body to the disk as it comes in: it may be larger than the memory. */
export async function storeUpload({ config, database, files }: Context, request: FastifyRequest): Promise<ImportFile> {
  await refuseFullDisk(database)
  const id = randomId('im')
  const path = join(await openWorkFolder(config.dataDir), id)
  try {
    const name = await receiveFile(request, {
      what: 'o arquivo',
      bytes: FILE_BYTES,
      take: async (file) => {
        await save(file, path)
        return shownName(file.filename, 'arquivo')
      },
    })
    const { size: bytes } = await stat(path)
    if (bytes === 0) throw fieldError(FILE_FIELD, 'O arquivo está vazio.')
    await files.imports.take(id, path)
    // Where this fails, the file is removed after a day like any other without a row.
    await database
      .insertInto('import_files')
      .values({ id, name, bytes: String(bytes) })
      .execute()
    return { id, name, bytes }
  } finally {
    await rm(path, { force: true })
  }
}

async function refuseFullDisk(database: Context['database']): Promise<void> {
  const { kept } = await database
    .selectFrom('import_files')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('kept'))
    .executeTakeFirstOrThrow()
  if (Number(kept) < MOST_BYTES) return
  const info = `Já há ${megabytes(Number(kept))} de arquivos guardados. Eles saem sozinhos depois de ${KEPT_DAYS} dias.`
  throw new AppError('too_large', { info })
}

async function save(part: MultipartFile, path: string): Promise<void> {
  await pipeline(part.file, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
  if (part.file.truncated)
    throw new AppError('too_large', { info: `O arquivo passa de ${megabytes(FILE_BYTES)}, o máximo.` })
}

/** Removes files that have served their time, and what a kill left without a row. */
export async function removeExpiredFiles({ files, database, now }: Context): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const expired = await transaction
      .deleteFrom('import_files')
      .where('created_at', '<=', new Date(now().getTime() - KEPT_DAYS * DAY_MS))
      .where(
        sql<boolean>`not exists (
          select 1 from import_runs as r where r.file_id = import_files.id and r.status in ('waiting', 'running'))`,
      )
      .returning('id')
      .execute()
    for (const { id } of expired) await files.imports.remove(id)
  })
  const stored = await files.imports.list()
  const rows = await database.selectFrom('import_files').select('id').execute()
  const known = new Set(rows.map(({ id }) => id))
  for (const { name, modifiedAt } of stored)
    if (!known.has(name) && now().getTime() - modifiedAt.getTime() > DAY_MS) await files.imports.remove(name)
}
