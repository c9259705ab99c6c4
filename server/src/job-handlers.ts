import type { Context } from './platform/context.ts'
import { sendRecovery } from './features/account/access/recovery.ts'
import { purgeKnownDevices } from './features/account/access/known-devices.ts'
import { purgeKnownNetworks } from './features/account/access/known-networks.ts'
import { purgeChallenges } from './features/account/factors/passkey-challenges.ts'
import { purgeAddresses } from './features/account/sign-ins/purge.ts'
import { purgeSessions } from './features/account/access/sessions.ts'
import { runSpreadsheetJob } from './features/curating/bulk/spreadsheet-job.ts'
import { removeOldSpreadsheets } from './features/curating/bulk/spreadsheet-store.ts'
import { purgeChanges } from './features/api/changes/queries.ts'
import { checkConnection, enqueueDueChecks } from './features/importing/connections/check.ts'
import { enqueuePolls, pollConnection } from './features/importing/live/poll.ts'
import { settleRuns } from './features/importing/connections/settle.ts'
import { removeExpiredFiles } from './features/importing/runs/uploaded-files.ts'
import { refreshFame } from './features/football/fame/refresh-fame.ts'
import { resumeImports, runImportJob } from './features/importing/runs/import-job.ts'
import { purgeKeys } from './features/api/keys/service.ts'
import { tellBackupProblem } from './features/operations/backups/backup-alert.ts'
import { requestDailyBackup, runBackupJob } from './features/operations/backups/backup-job.ts'
import { purgeSamples } from './features/operations/system/sample.ts'
import { resealSecrets } from './features/operations/secrets/reseal.ts'
import { purgeCopies } from './features/operations/maintenance/copies.ts'
import { purgeFollowed } from './features/push/notifications/followed-matches.ts'
import { removeExpiredPictures, removeUnusedPictures } from './features/curating/uploads/expiry.ts'
import { uploadsFolder } from './features/curating/uploads/store.ts'
import { purgeUsage } from './features/api/usage/write-usage.ts'
import { purgeDeliveries } from './features/push/webhooks/deliveries.ts'
import { disableFailing } from './features/push/webhooks/disabling.ts'
import { purgeIdempotentCalls } from './platform/http/idempotency.ts'
import { outboxFolder, type SendMail } from './platform/mail/transport.ts'
import { sendQueuedMail } from './platform/mail/outbox.ts'
import { removeLeftParts } from './platform/whole-file.ts'

/** What each kind of job does: the background counterpart of the list of features in app.ts. */
export async function startJobHandlers(context: Context, sendMail: SendMail): Promise<void> {
  const { database, jobs } = context
  await jobs.work('mail.send', ({ mailId }) => sendQueuedMail(database, sendMail, mailId))
  await jobs.work('account.recover', ({ email }) => sendRecovery(context, email))
  await jobs.work('housekeeping', () => keepHouse(context))
  await jobs.work('imports.run', async ({ runId }, stopping) => {
    try {
      await runImportJob(context, runId, stopping)
    } finally {
      await settleRuns(context)
    }
  })
  await jobs.work('imports.resume', () => resumeImports(context))
  await jobs.work('sheets.run', ({ sheetId }, stopping) => runSpreadsheetJob(context, sheetId, stopping))
  await jobs.work('backups.run', ({ runId }) => runBackupJob(context, runId))
  await jobs.work('backups.watch', async () => {
    await requestDailyBackup(context)
    await tellBackupProblem(context)
  })
  await jobs.work('connections.due', async () => {
    await enqueuePolls(context)
    await enqueueDueChecks(context)
  })
  await jobs.work('connections.poll', ({ connectionId }, stopping) => pollConnection(context, connectionId, stopping))
  await jobs.work('connections.check', ({ connectionId }, stopping) => checkConnection(context, connectionId, stopping))
  await jobs.work('fame.refresh', async () => {
    await refreshFame(database, context.now())
  })
}

/** Removes expired rows. */
export async function keepHouse(context: Context): Promise<void> {
  const { database } = context
  const today = context.now()
  await resealSecrets(context)
  await purgeSessions(database, today)
  await purgeKnownNetworks(database, today)
  await purgeKnownDevices(database, today)
  await purgeChallenges(database, today)
  await purgeAddresses(database, today)
  // Before the copies that still name them.
  await removeExpiredPictures(context)
  await removeUnusedPictures(context)
  await removeExpiredFiles(context)
  for (const folder of [uploadsFolder, outboxFolder]) await removeLeftParts(folder(context.config.dataDir), today)
  await removeOldSpreadsheets(database, today)
  await purgeCopies(database, today)
  await purgeSamples(database, today)
  await purgeIdempotentCalls(database, today)
  await purgeChanges(database, today)
  await purgeKeys(database, today)
  await purgeUsage(database, today)
  await purgeFollowed(database, today)
  await purgeDeliveries(database, today)
  await disableFailing(context)
  await database.deleteFrom('account_tokens').where('expires_at', '<=', today).execute()
  await database.deleteFrom('login_failures').where('expires_at', '<=', today).execute()
  await database
    .deleteFrom('mails')
    .where('sent_at', '<=', new Date(today.getTime() - MAILS_KEPT_MS))
    .execute()
}

const MAILS_KEPT_MS = 30 * 86_400_000
