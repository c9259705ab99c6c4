import type { BackupState } from '@meio-campo/contract'
import { allOf, queryClient, read } from '../../../api/query.ts'

/** The stored backups and what is being done with them. */
export const backupsQuery = () => ({ ...read('/api/v1/sistema/backups'), staleTime: 0 })

export const refreshBackups = () => void queryClient.invalidateQueries(allOf('/api/v1/sistema/backups'))

const BUSY_MS = 1_500
const QUIET_MS = 60_000

/** How soon to look again: often while something is under way. */
export function pollMs(state: BackupState | undefined, failing: boolean): number {
  return failing || state?.current ? BUSY_MS : QUIET_MS
}
