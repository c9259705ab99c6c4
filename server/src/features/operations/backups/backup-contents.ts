import { createHash } from 'node:crypto'
import type { SequenceState } from '../../../database/snapshot/tables.ts'

/** The form of the file; a newer one is refused by name. */
export const FORMAT = 1

/** Why it was made. Only those made by themselves go by themselves. */
export const BACKUP_KINDS = ['daily', 'manual'] as const
export type BackupKind = (typeof BACKUP_KINDS)[number]

/** The first entry of a backup, `backup.json`: what it is and what is needed to restore it. */
export interface BackupHeader {
  readonly format: number
  readonly product: 'meio-campo'
  /** Of the service that made it. */
  readonly version: string
  readonly kind: BackupKind
  /** The moment of the snapshot. */
  readonly createdAt: string
  /** Every migration of the database at that moment: a newer version makes these tables first, then migrates on. */
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[]
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[] }[]
  readonly sequences: readonly SequenceState[]
  /** Recognises the SECRET_KEY that was in use; it cannot be read from it. */
  readonly secretKey: string
}

export interface Sum {
  readonly sha256: string
  readonly bytes: number
}

/** The last entry, `manifest.json`: what has to have been read before it. A file without it was cut off. */
export interface BackupManifest {
  readonly tables: Readonly<Record<string, Sum & { readonly rows: number }>>
  readonly files: Readonly<Record<string, Sum>>
}

export const HEADER_ENTRY = 'backup.json'
export const MANIFEST_ENTRY = 'manifest.json'
export const KEY_ENTRY = 'secret-key'
export const TABLES_FOLDER = 'tables/'
export const FILES_FOLDER = 'files/'

export const fingerprintOfKey = (secretKey: string): string =>
  createHash('sha256').update(`meio-campo backup\0${secretKey}`).digest('hex').slice(0, 32)
