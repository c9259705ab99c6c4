import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '../../../config/config.ts'
import { StartupError } from '../../../config/startup-error.ts'
import type { DatabaseAddress } from '../../../database/address.ts'
import type { BackupKind } from './backup-contents.ts'
import { pruneStored } from './backup-folder.ts'
import { type BackupReport, makeBackup } from './make-backup.ts'

export interface BackupThreadOrder {
  readonly config: Config
  readonly address: DatabaseAddress
  readonly kind: BackupKind
}

export type BackupThreadAnswer = { readonly report: BackupReport } | { readonly sentence: string }

const { config, address, kind } = workerData as BackupThreadOrder
try {
  const report = await makeBackup({ config, address, kind, file: null })
  await pruneStored(config)
  answer({ report })
} catch (error) {
  answer({ sentence: sentenceOf(error) })
}

function answer(message: BackupThreadAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(message)
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartupError) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'O disco está cheio: a cópia não coube.'
  if (code === 'EACCES' || code === 'EROFS') return 'Não há permissão para gravar na pasta das cópias.'
  return `A cópia falhou: ${message}`
}
