import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findAbsence } from '../../../database/database-away.ts'
import type { Context } from '../../../platform/context.ts'
import { openWorkFolder } from '../../../platform/files/work-folder.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { pictureFile } from '../../curating/uploads/address.ts'
import { findPictureBytes } from '../../curating/uploads/store.ts'
import { csvOf, explain, fileNameOf, jsonOf, listParts } from './archive-contents.ts'
import { archiveFile } from './archive-file.ts'
import { archiveReadyLetter } from './mails.ts'
import { findOwnAccount, type OwnAccount } from './own-rows.ts'
import { createZipWriter } from './zip-writer.ts'

/**
 * Creates the file of an archive and sends the owner a mail. After a kill or an absence of the database it starts from
 * the beginning.
 */
export async function runArchiveJob(context: Context, id: string, isLastTry: boolean): Promise<void> {
  const { database, config, files } = context
  const archive = await database
    .updateTable('account_archives')
    .set({ status: 'running' })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .returning('user_id')
    .executeTakeFirst()
  const account = archive && (await findOwnAccount(database, archive.user_id))
  if (!account) return
  const path = join(await openWorkFolder(config.dataDir), archiveFile(id))
  try {
    await writeArchive(context, account, path)
    const { size } = await stat(path)
    await files.archives.take(archiveFile(id), path)
    await mailReady(context, id, account, size)
  } catch (error) {
    await rm(path, { force: true })
    if (findAbsence(error) === 'away' && !isLastTry) throw error
    context.log.error({ err: error, archiveId: id }, 'archive of an account not made')
    await database
      .updateTable('account_archives')
      .set({ status: 'failed', finished_at: context.now() })
      .where('id', '=', id)
      .execute()
  }
}

/** Everything as it was at one moment. */
async function writeArchive({ database, files, now }: Context, account: OwnAccount, path: string): Promise<void> {
  const zip = createZipWriter(path)
  await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const parts = await listParts(transaction, account)
      await zip.add('LEIA-ME.txt', [explain(parts, now())])
      await zip.add('dados.json', jsonOf(transaction, parts))
      for (const part of parts) await zip.add(`csv/${fileNameOf(part.table)}.csv`, csvOf(transaction, part))
      const pictures = await transaction
        .selectFrom('uploads')
        .select('id')
        .where('owner_id', '=', account.id)
        .orderBy('id')
        .execute()
      for (const { id } of pictures) {
        const bytes = await findPictureBytes(files, pictureFile(id))
        if (bytes) await zip.add(`imagens/${pictureFile(id)}`, [bytes])
      }
    })
  await zip.close()
}

async function mailReady(context: Context, id: string, account: OwnAccount, size: number): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const done = await transaction
      .updateTable('account_archives')
      .set({ status: 'done', bytes: String(size), finished_at: context.now() })
      .where('id', '=', id)
      .returning('expires_at')
      .executeTakeFirst()
    const user = await transaction
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', account.id)
      .executeTakeFirst()
    // Deleted meanwhile: the file is removed by the hourly job.
    if (!done || !user) return
    await queueMail(transaction, context.jobs, {
      to: user.email,
      ...archiveReadyLetter(user.name, context.publicUrl, done.expires_at),
    })
  })
}

/** Every hour: removes the files whose row has expired, was deleted, or went with its account. */
export async function removeOldArchives({ files, database }: Context): Promise<void> {
  const stored = await files.archives.list()
  if (stored.length === 0) return
  const rows = await database.selectFrom('account_archives').select('id').execute()
  const known = new Set(rows.map(({ id }) => archiveFile(id)))
  for (const { name } of stored) if (!known.has(name)) await files.archives.remove(name)
}
