import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { STORE_FOLDERS, type Files } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'

export type FilesConfig = Pick<Config, 'dataDir' | 's3Url'>

/** Pictures are public; other users of this machine cannot read the rest. */
const PUBLIC = { folder: 0o755, file: 0o644 }
const PRIVATE = { folder: 0o700, file: 0o600 }

export function openFolderFiles(dataDir: string): Files {
  return {
    pictures: createFolderStore(join(dataDir, STORE_FOLDERS.pictures), PUBLIC),
    imports: createFolderStore(join(dataDir, STORE_FOLDERS.imports), PRIVATE),
    archives: createFolderStore(join(dataDir, STORE_FOLDERS.archives), PRIVATE),
    check: async () => undefined,
  }
}

/** In the bucket of S3_URL, where there is one, and in the data folder otherwise. */
export async function openFiles({ dataDir, s3Url }: FilesConfig): Promise<Files> {
  if (s3Url === null) return openFolderFiles(dataDir)
  // A library of several megabytes, loaded only where it is needed.
  return (await import('./s3-files.ts')).openS3Files(s3Url)
}
