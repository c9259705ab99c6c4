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
  /** Where a mail program ends such letters with one click (RFC 8058). */
  readonly unsubscribeUrl?: string
}

interface MailOptions {
  /** Nobody waits for it: it is sent after those that somebody waits for. */
  readonly unhurried?: boolean
  /** Leaves no trace once it is sent: the last letter to somebody whose account is gone. */
  readonly forgotten?: boolean
}

/** Writes a mail in the transaction that causes it; a job sends it when that has committed. Its id comes back. */
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

/** Sends one mail of the outbox. Sent twice is the worst that a kill at the wrong moment can do; never not at all. */
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
  // The body may hold a link that signs somebody in: it does not stay after it has gone out.
  await database
    .updateTable('mails')
    .set({ sent_at: new Date(), body: '', html: null, unsubscribe_url: null })
    .where('id', '=', id)
    .execute()
}
