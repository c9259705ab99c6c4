import { join } from 'node:path'

export function archivesFolder(dataDir: string): string {
  return join(dataDir, 'archives')
}

/** The ids are ours, so no name can climb out of the folder. */
export function archivePath(dataDir: string, id: string): string {
  return join(archivesFolder(dataDir), `${id}.zip`)
}
