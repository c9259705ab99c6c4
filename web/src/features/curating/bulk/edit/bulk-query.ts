import type { BulkOutcome, Values } from '@meio-campo/contract'
import type { BulkKind } from '@meio-campo/contract/rules'
import { api } from '../../../../api/api.ts'
import type { Result } from '../../../../api/result.ts'

// A thousand records outlast the usual ten seconds on a slow machine.
const TIMEOUT_MS = 60_000

export interface BulkChange {
  readonly kind: BulkKind
  readonly ids: readonly string[]
  readonly values: Values
}

const send = (change: BulkChange, dryRun: boolean): Promise<Result<{ data: BulkOutcome }>> =>
  api.post('/api/v1/lotes', { body: { ...change, ids: [...change.ids], dryRun }, timeoutMs: TIMEOUT_MS })

export const previewBulk = (change: BulkChange) => send(change, true)
export const saveBulk = (change: BulkChange) => send(change, false)
