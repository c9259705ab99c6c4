import type { Transaction } from 'kysely'
import type { DB } from '../../database/types.gen.ts'
import type { Database } from '../../database/database.ts'
import type { Jobs } from '../jobs.ts'
import { randomId } from '../secrets/random.ts'
import type { SendMail } from './transport.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly body: string
  /** The same in HTML, for programs that show it. */
  readonly html?: string
  /** The address with which a mail program unsubscribes by one click (RFC 8058). */
  readonly unsubscribeUrl?: string
}

interface MailOptions {
  /** No person waits for it, so it is sent after the mails that are waited for. */
  readonly unhurried?: boolean
  /** Is removed once it is sent: the last letter to the owner of a deleted account. */
  readonly forgotten?: boolean
}

/** Stores a mail in the transaction that causes it; a job sends it after the commit. Returns its id. */
export async function queueMail(
  transaction: Transaction<DB>,
  jobs: Jobs,
  mail: Mail,
  { forgotten = false, unhurried = false }: MailOptions = {},
): Promise<string> {
  const id = randomId('mail')
  await transaction
    .insertInto('mails')
    .values({
      id,
      recipient: mail.to,
      subject: mail.subject,
      body: mail.body,
      html: mail.html ?? null,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      forgotten,
    })
    .execute()
  await jobs.enqueue(transaction, 'mail.send', { mailId: id }, { unhurried })
  return id
}

/** Sends one mail of the outbox. A kill at the wrong moment can send it twice, but never lose it. */
export async function sendQueuedMail(database: Database, send: SendMail, id: string): Promise<void> {
  const mail = await database
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  if (!mail) return
  await send(id, {
    to: mail.recipient,
    subject: mail.subject,
    body: mail.body,
    ...(mail.html !== null && { html: mail.html }),
    ...(mail.unsubscribe_url !== null && { unsubscribeUrl: mail.unsubscribe_url }),
  })
  if (mail.forgotten) return void (await database.deleteFrom('mails').where('id', '=', id).execute())
  // The body may hold a sign-in link, so it is removed once it is sent.
  await database
    .updateTable('mails')
    .set({ sent_at: new Date(), body: '', html: null, unsubscribe_url: null })
    .where('id', '=', id)
    .execute()
}
