import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256Hex } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { outboxFolder } from '../../../platform/mail/transport.ts'
import { personalTables } from '../../../platform/personal-data/personal-data.ts'
import { removePicture } from '../../curating/uploads/store.ts'
import { countStaying, lockActiveAdmins } from '../users/active-admins.ts'
import { anonymise, anonymiseAudit, anonymiseCopies } from './anonymise.ts'
import { archiveFile } from './archive-file.ts'
import { accountDeletedLetter, deletionRefusedLetter } from './mails.ts'
import { findOwnAccount, ownRows, type OwnAccount } from './own-rows.ts'

const MOST_AT_ONCE = 200

/** Removes, every hour, the accounts whose grace period is over. A failed removal is tried again next time. */
export async function deleteDueAccounts(context: Context): Promise<void> {
  const due = await context.database
    .selectFrom('users')
    .select('id')
    .where('deletes_at', '<=', context.now())
    .orderBy('deletes_at')
    .limit(MOST_AT_ONCE)
    .execute()
  for (const { id } of due)
    await deleteAccount(context, id).catch((error: unknown) => context.log.error({ err: error }, 'account not deleted'))
}

/**
 * Removes an account from every table and file, in one transaction; its contributions to football data stay,
 * anonymised.
 */
async function deleteAccount(context: Context, id: string): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const admins = await lockActiveAdmins(transaction)
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'name', 'email', 'admin'])
      .where('id', '=', id)
      .where('deletes_at', '<=', context.now())
      .forUpdate()
      .executeTakeFirst()
    const account = user && (await findOwnAccount(transaction, id))
    if (!account) return
    if (user.admin && countStaying(admins, id) === 0) {
      await transaction.updateTable('users').set({ deletes_at: null }).where('id', '=', id).execute()
      await queueMail(transaction, context.jobs, { to: user.email, ...deletionRefusedLetter(user.name) })
      return
    }
    await giveUpPictures(transaction, id)
    // Files first: a kill before the commit leaves an account that is still due, and its files are removed again.
    await removeFiles(context, transaction, account, user.email)
    await removeLetters(transaction, id, user.email)
    await anonymiseAudit(transaction, account, user.email)
    await anonymiseCopies(transaction, account)
    await anonymise(transaction, account)
    await removeRows(transaction, account)
    await transaction
      .insertInto('deleted_accounts')
      .values({ id_hash: await sha256Hex(id), deleted_at: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await transaction
      .insertInto('audit_log')
      .values({ action: 'users.delete', summary: 'uma conta foi excluída, como tinha sido pedido', at: context.now() })
      .execute()
    await queueMail(
      transaction,
      context.jobs,
      { to: user.email, ...accountDeletedLetter(user.name) },
      { forgotten: true },
    )
  })
}

/** Pictures of records belong to the records. */
async function giveUpPictures(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction
    .updateTable('uploads')
    .set({ owner_id: null })
    .where('owner_id', '=', id)
    .where('taken', '=', true)
    .where(sql<boolean>`id is distinct from (select photo_id from users where users.id = ${id})`)
    .execute()
}

async function removeFiles(
  { config, files }: Context,
  transaction: Transaction<DB>,
  { id }: OwnAccount,
  email: string,
): Promise<void> {
  const pictures = await transaction.selectFrom('uploads').select('id').where('owner_id', '=', id).execute()
  for (const picture of pictures) await removePicture(files, picture.id)
  const archives = await transaction.selectFrom('account_archives').select('id').where('user_id', '=', id).execute()
  for (const archive of archives) await files.archives.remove(archiveFile(archive.id))
  // Without a mail server, letters are files.
  const folder = outboxFolder(config.dataDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const text = await readFile(join(folder, name), 'latin1').catch(() => '')
    if (text.toLowerCase().includes(`\nto: ${email.toLowerCase()}`)) await rm(join(folder, name), { force: true })
  }
}

/** Includes letters to an unconfirmed address, and to earlier addresses that no other account uses now. */
async function removeLetters(transaction: Transaction<DB>, id: string, email: string): Promise<void> {
  await sql`
    delete from mails where recipient = ${email} or recipient in (
      select details ->> 'from' from audit_log where actor_id = ${id} and action = 'account.change_email')
    and not exists (select 1 from users where users.email = mails.recipient and users.id <> ${id})`.execute(transaction)
}

/** Dependent rows are deleted by cascade; the account itself is the last. */
async function removeRows(transaction: Transaction<DB>, account: OwnAccount): Promise<void> {
  for (const table of personalTables.toReversed()) {
    const own = table.ends === 'removed' ? ownRows(table, account) : null
    if (own) await sql`delete from ${sql.table(table.table)} where ${own}`.execute(transaction)
  }
}
