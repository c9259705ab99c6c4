import type { Context } from '../../../platform/context.ts'
import { mailBackupProblem } from './backup-alert.ts'
import { requestDailyBackup } from './backup-job.ts'
import { settleLeftRestores } from './restore-files.ts'

/** Every hour. Whatever keeps a backup from being made does not keep admins from hearing of it. */
export async function watchBackups(context: Context): Promise<void> {
  try {
    await settleLeftRestores(context)
    await requestDailyBackup(context)
  } finally {
    await mailBackupProblem(context)
  }
}
