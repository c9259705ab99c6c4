import { rm } from 'node:fs/promises'
import type { Context } from '../../../platform/context.ts'
import { audit } from '../../../platform/audit.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { provePassword } from '../../account/profile/current-password.ts'
import { requestBackup, requestVerification } from './backup-job.ts'
import { getStoredPath } from './backup-folder.ts'
import { downloadAddress } from './download.ts'
import { addRestoreRun, forgetDeadRestore, startRestore } from './restore-run.ts'

/** Requests a backup now. */
export async function askBackup(context: Context, caller: Caller): Promise<{ id: string }> {
  await forgetDeadRestore(context)
  return context.database.transaction().execute(async (transaction) => {
    const id = await requestBackup(transaction, context, 'manual', userOf(caller.principal).name)
    if (id === null) throw new AppError('backup_under_way')
    await audit(transaction, caller, { action: 'backup.make', summary: 'pediu uma cópia de segurança' })
    return { id }
  })
}

/** Requests the verification that a stored backup can be restored. */
export async function askVerification(context: Context, caller: Caller, name: string): Promise<{ id: string }> {
  const file = await getStoredPath(context.config, name)
  await forgetDeadRestore(context)
  return context.database.transaction().execute(async (transaction) => {
    const id = await requestVerification(transaction, context, file, userOf(caller.principal).name)
    if (id === null) throw new AppError('backup_under_way')
    await audit(transaction, caller, {
      action: 'backup.verify',
      summary: 'pediu a verificação de uma cópia de segurança',
      details: { name },
    })
    return { id }
  })
}

/** Starts a restore in its own process. Its result is in the audit of the restored database (see swap.ts). */
export async function askRestore(
  context: Context,
  caller: Caller,
  name: string,
  password: string,
): Promise<{ id: string }> {
  await provePassword(context, caller, password, 'password')
  const file = await getStoredPath(context.config, name)
  await forgetDeadRestore(context)
  const user = userOf(caller.principal)
  const id = await context.database.transaction().execute(async (transaction) => {
    const added = await addRestoreRun(transaction, file, user.name)
    if (added === null) throw new AppError('backup_under_way')
    await audit(transaction, caller, {
      action: 'backup.ask_restore',
      summary: 'pediu a restauração de uma cópia de segurança',
      details: { name },
    })
    return added
  })
  startRestore(context, { id, file }, { id: user.id, name: user.name })
  return { id }
}

/**
 * Creates an address at which the file can be downloaded for a minute. It contains everything, so the password is
 * required.
 */
export async function allowDownload(context: Context, caller: Caller, name: string, password: string) {
  await provePassword(context, caller, password, 'password')
  await getStoredPath(context.config, name)
  await audit(context.database, caller, {
    action: 'backup.download',
    summary: 'baixou uma cópia de segurança',
    details: { name },
  })
  return downloadAddress(context, name, userOf(caller.principal).id)
}

/** Removes a stored backup. The audit entry comes first, so that a removal always has one. */
export async function deleteBackup(context: Context, caller: Caller, name: string): Promise<void> {
  const file = await getStoredPath(context.config, name)
  const busy = await context.database
    .selectFrom('backup_runs')
    .select('id')
    .where('status', 'in', ['waiting', 'running'])
    .where('file', '=', file)
    .executeTakeFirst()
  if (busy) throw new AppError('backup_under_way')
  await audit(context.database, caller, {
    action: 'backup.delete',
    summary: 'excluiu uma cópia de segurança',
    details: { name },
  })
  await rm(file, { force: true })
}
