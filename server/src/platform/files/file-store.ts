import type { Readable } from 'node:stream'

export interface StoredFile {
  readonly name: string
  readonly modifiedAt: Date
}

export interface OpenedFile {
  readonly bytes: number
  readonly content: Readable
}

/** Whole files under plain names. A file appears complete or not at all, and is never changed. */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Takes over a finished file of this machine, which is then gone from its path. */
  take(name: string, path: string): Promise<void>
  has(name: string): Promise<boolean>
  read(name: string): Promise<Buffer | null>
  open(name: string): Promise<OpenedFile | null>
  /** Writes a read-only copy to a path on this machine; false if the file does not exist. */
  copyTo(name: string, path: string): Promise<boolean>
  /** A missing file is not an error. */
  remove(name: string): Promise<void>
  list(): Promise<StoredFile[]>
  /** Removes what a killed process left half written. */
  tidy(now: Date): Promise<void>
}

/** Every file that the service stores. */
export interface Files {
  readonly pictures: FileStore
  readonly imports: FileStore
  readonly archives: FileStore
  /** Fails with FilesAway where they cannot be reached. */
  check(): Promise<void>
}

/** What each store is called in the data folder, and in a backup. */
export const STORE_FOLDERS = {
  pictures: 'uploads',
  imports: 'imports',
  archives: 'archives',
} as const satisfies Partial<Record<keyof Files, string>>

type StoreName = keyof typeof STORE_FOLDERS

export const storesOf = ({ pictures, imports, archives }: Files): Readonly<Record<StoreName, FileStore>> => ({
  pictures,
  imports,
  archives,
})

/** The store, and the name in it, of a path below the data folder; null for a file of any other kind. */
export function findStore(files: Files, path: string): { readonly store: FileStore; readonly name: string } | null {
  for (const [key, folder] of Object.entries(STORE_FOLDERS) as [StoreName, string][]) {
    const name = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : ''
    if (name !== '' && !name.includes('/')) return { store: files[key], name }
  }
  return null
}
