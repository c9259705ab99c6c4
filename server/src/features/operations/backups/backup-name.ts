import { join } from 'node:path'
import type { Config } from '../../../config/config.ts'
import type { BackupKind } from './backup-contents.ts'

export const backupFolder = ({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>): string =>
  backupDir ?? join(dataDir, 'backups')

const WORDS: Readonly<Record<BackupKind, string>> = { daily: 'diaria', manual: 'manual' }
const NAME = /^meio-campo-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z-(diaria|manual)\.tar\.zst(\.lacrada)?$/

/** `meio-campo-2026-11-15T224648Z-diaria.tar.zst`: everything a list needs to know is in the name. */
export function backupName(at: Date, kind: BackupKind, sealed: boolean): string {
  const moment = at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')
  return `meio-campo-${moment}-${WORDS[kind]}.tar.zst${sealed ? '.lacrada' : ''}`
}

export interface NamedBackup {
  readonly name: string
  readonly createdAt: Date
  readonly kind: BackupKind
  readonly sealed: boolean
}

/** Null for the name of anything else. */
export function parseBackupName(name: string): NamedBackup | null {
  const [, day, hour, minute, second, word, sealed] = NAME.exec(name) ?? []
  if (day === undefined) return null
  const createdAt = new Date(`${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(createdAt.getTime())) return null
  return { name, createdAt, kind: word === WORDS.daily ? 'daily' : 'manual', sealed: sealed !== undefined }
}
