import type { Database } from '../../database/database.ts'
import type { SendMail } from './transport.ts'

/** Sends one mail of the outbox. Sent twice is the worst that a kill at the wrong moment can do; never not at all. */
export async function sendQueuedMail(database: Database, send: SendMail, id: string): Promise<void> {
  const mail = await database
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  if (!mail) return
  await send(id, { to: mail.recipient, subject: mail.subject, body: mail.body })
  // The body may hold a link that signs somebody in: it does not stay after it has gone out.
  await database.updateTable('mails').set({ sent_at: new Date(), body: '' }).where('id', '=', id).execute()
}
