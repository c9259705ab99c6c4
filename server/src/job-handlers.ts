import type { Context } from './platform/context.ts'
import { sendRecovery } from './features/account/access/recovery.ts'
import { removeOldArchives, runArchiveJob } from './features/account/privacy/archive-job.ts'
import { deleteDueAccounts } from './features/account/privacy/delete-account.ts'
import { runSpreadsheetJob } from './features/curating/spreadsheets/spreadsheet-job.ts'
import { purgeChanges } from './features/api/changes/queries.ts'
import { checkConnection, enqueueDueChecks } from './features/importing/connections/check.ts'
import { enqueuePolls, pollConnection } from './features/importing/live/poll.ts'
import { settleRuns } from './features/importing/connections/settle.ts'
import { removeExpiredFiles } from './features/importing/runs/uploaded-files.ts'
import { refreshFame } from './features/football/fame/refresh-fame.ts'
import { resumeImports, runImportJob } from './features/importing/runs/import-job.ts'
import { runBackupJob } from './features/operations/backups/backup-job.ts'
import { watchBackups } from './features/operations/backups/watch-backups.ts'
import { purgeSamples } from './features/operations/system/sample.ts'
import { resealSecrets } from './features/operations/secrets/reseal.ts'
import { removeExpiredPictures, removeLostPictures, removeUnusedPictures } from './features/curating/uploads/expiry.ts'
import { sendDueDigests } from './features/push/digests/send-digests.ts'
import { purgeLanes } from './features/push/webhooks/deliveries.ts'
import { disableFailing } from './features/push/webhooks/disabling.ts'
import { storesOf } from './platform/files/file-store.ts'
import { removeLeftWork } from './platform/files/work-folder.ts'
import { outboxFolder, removeOldLetters, type SendMail } from './platform/mail/transport.ts'
import { endGivenUp } from './platform/given-up-jobs.ts'
import { sendQueuedMail } from './platform/mail/outbox.ts'
import { purgePersonalData } from './platform/personal-data/purge.ts'
import { removeLeftParts } from './platform/files/whole-file.ts'

/** What each kind of job does: the background counterpart of the list of features in app.ts. */
export async function startJobHandlers(context: Context, sendMail: SendMail): Promise<void> {
  const { database, jobs } = context
  await jobs.work('mail.send', ({ mailId }) => sendQueuedMail(database, sendMail, mailId))
  await jobs.work('account.recover', ({ email, byAdmin }) => sendRecovery(context, email, byAdmin))
  await jobs.work('account.archive', ({ archiveId }, _stopping, isLastTry) =>
    runArchiveJob(context, archiveId, isLastTry),
  )
  await jobs.work('housekeeping', () => keepHouse(context))
  await jobs.work('imports.run', async ({ runId }, stopping) => {
    try {
      await runImportJob(context, runId, stopping)
    } finally {
      await settleRuns(context)
    }
  })
  // Every minute: what waits for a process that died.
  await jobs.work('imports.resume', async () => {
    await resumeImports(context)
    await endGivenUp(database)
  })
  await jobs.work('sheets.run', ({ sheetId }, stopping, isLastTry) =>
    runSpreadsheetJob(context, sheetId, stopping, isLastTry),
  )
  await jobs.work('backups.run', ({ runId }) => runBackupJob(context, runId))
  await jobs.work('backups.watch', () => watchBackups(context))
  await jobs.work('connections.due', async () => {
    await enqueuePolls(context)
    await enqueueDueChecks(context)
  })
  await jobs.work('connections.poll', ({ connectionId }, stopping) => pollConnection(context, connectionId, stopping))
  await jobs.work('connections.check', ({ connectionId }, stopping) => checkConnection(context, connectionId, stopping))
  await jobs.work('fame.refresh', async () => {
    await refreshFame(database, context.now())
  })
  await jobs.work('digests.send', (_data, stopping) => sendDueDigests(context, stopping))
}

/**
 * Removes what has served its time. One part that fails, such as files while their place is away, keeps no other: what is
 * stored of people ends on its day all the same. The first failure is thrown at the end, so that the queue tries again.
 */
export async function keepHouse(context: Context): Promise<void> {
  const { database, files, log } = context
  const { dataDir } = context.config
  const today = context.now()
  const parts: readonly (() => Promise<unknown>)[] = [
    () => resealSecrets(context),
    // Before the copies that still name them.
    () => removeExpiredPictures(context),
    () => removeUnusedPictures(context),
    () => removeLostPictures(context),
    () => removeExpiredFiles(context),
    ...Object.values(storesOf(files)).map((store) => () => store.tidy(today)),
    () => removeLeftParts(outboxFolder(dataDir), today),
    () => removeLeftWork(dataDir, today),
    () => deleteDueAccounts(context),
    () => purgePersonalData(database, today),
    () => removeOldArchives(context),
    () => removeOldLetters(dataDir, today),
    () => purgeSamples(database, today),
    () => purgeChanges(database, today),
    () => purgeLanes(database),
    () => disableFailing(context),
  ]
  const failures: unknown[] = []
  for (const part of parts)
    await part().catch((error: unknown) => {
      log.error({ err: error }, 'housekeeping')
      failures.push(error)
    })
  if (failures.length > 0) throw failures[0]
}
