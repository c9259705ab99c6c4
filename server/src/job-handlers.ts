import type { Context } from './context.ts'
import { sendRecovery } from './features/access/recovery.ts'
import { purgeSessions } from './features/access/sessions.ts'
import { purgeChanges } from './features/changes/queries.ts'
import { purgeCopies } from './features/maintenance/copies.ts'
import { removeExpiredPictures, removeUnusedPictures } from './features/uploads/expiry.ts'
import { purgeIdempotentCalls } from './platform/idempotency.ts'
import type { SendMail } from './platform/mail/transport.ts'
import { sendQueuedMail } from './platform/mail/worker.ts'

/** What each kind of job does: the background counterpart of the list of features in app.ts. */
export async function startJobHandlers(context: Context, sendMail: SendMail): Promise<void> {
  const { database, jobs } = context
  await jobs.work('mail.send', ({ mailId }) => sendQueuedMail(database, sendMail, mailId))
  await jobs.work('account.recover', ({ email }) => sendRecovery(context, email))
  await jobs.work('housekeeping', () => keepHouse(context))
}

/** Removes what has served its time. */
export async function keepHouse(context: Context): Promise<void> {
  const { database } = context
  const today = context.now()
  await purgeSessions(database, today)
  // Before the copies that still name them.
  await removeExpiredPictures(context)
  await removeUnusedPictures(context)
  await purgeCopies(database, today)
  await purgeIdempotentCalls(database, today)
  await purgeChanges(database, today)
  await database.deleteFrom('account_tokens').where('expires_at', '<=', today).execute()
  await database.deleteFrom('login_failures').where('expires_at', '<=', today).execute()
  await database
    .deleteFrom('mails')
    .where('sent_at', '<=', new Date(today.getTime() - MAILS_KEPT_MS))
    .execute()
}

const MAILS_KEPT_MS = 30 * 86_400_000
