import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenDataTable } from './table-list.ts'

/** Changes when files of an older form can no longer be read. */
export const OPEN_DATA_FORMAT = 1

export interface OpenDataSource {
  /** The folder that it was read from. */
  readonly folder: string
  readonly dataset: string
  readonly title: string
  readonly origin: string
  readonly licence: string
  readonly attribution: string | null
  /** The day of its last played match; null where it has no matches. */
  readonly dataUntil: string | null
  readonly files: number
  readonly bytes: number
  readonly sha256: string
}

export interface OpenDataFile {
  readonly table: OpenDataTable
  readonly file: string
  readonly columns: readonly string[]
  readonly rows: number
  readonly bytes: number
  readonly sha256: string
}

/** What `open-data/manifest.json` says. */
export interface OpenDataManifest {
  readonly format: number
  /** A mark of the rows: it differs whenever they do, and not when they are only compressed in another way. */
  readonly version: string
  readonly dataUntil: string | null
  readonly counts: Readonly<Record<string, number>>
  readonly bytes: number
  readonly sources: readonly OpenDataSource[]
  readonly tables: readonly OpenDataFile[]
}

export const MANIFEST_FILE = 'manifest.json'
export const NOTICE_FILE = 'NOTICE.md'

/** Null where the folder holds no open data, or of a format that this version does not know. */
export async function findManifest(folder: string): Promise<OpenDataManifest | null> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => null)
  if (text === null) return null
  const manifest = JSON.parse(text) as OpenDataManifest
  return manifest.format === OPEN_DATA_FORMAT ? manifest : null
}
