import type { Reach } from '../../../config/reach.ts'
import type { DatabaseAddress } from '../../../database/address.ts'
import type { FilesConfig } from '../../../platform/files/open-files.ts'

// The messages between an import's process and the process that started it.

export interface ImportOrder {
  readonly address: DatabaseAddress
  readonly files: FilesConfig
  readonly reach: Reach
  readonly runId: string
  readonly holder: string
}

/** Why it fell, where the file is not to blame. */
export interface ImportFailure {
  readonly words: string
  /** While the database is away the run begins again later. */
  readonly isAway: boolean
}

/** Said from time to time. */
export const ALIVE = 'alive'
