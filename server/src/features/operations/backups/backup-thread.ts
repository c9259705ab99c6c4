import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '../../../config/config.ts'
import type { DatabaseAddress } from '../../../database/address.ts'
import type { BackupKind } from './backup-contents.ts'
import { pruneStored } from './backup-folder.ts'
import { type BackupReport, makeBackup } from './make-backup.ts'
import { sentenceOf } from './backup-sentence.ts'
import { type VerifyReport, verifyBackup } from './verify-backup.ts'

export type BackupThreadOrder = { readonly config: Config } & (
  | { readonly make: { readonly address: DatabaseAddress; readonly kind: BackupKind } }
  /** The file to be proved. */
  | { readonly verify: string }
)

export type BackupThreadAnswer = { readonly report: BackupReport | VerifyReport } | { readonly sentence: string }

const order = workerData as BackupThreadOrder
try {
  answer({
    report: 'make' in order ? await make(order) : await verifyBackup(order.verify, order.config.backupPassphrase),
  })
} catch (error) {
  answer({ sentence: sentenceOf(error) })
}

async function make({ config, make: { address, kind } }: Extract<BackupThreadOrder, { make: unknown }>) {
  const report = await makeBackup({ config, address, kind, file: null })
  await pruneStored(config)
  return report
}

function answer(message: BackupThreadAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(message)
}
