import type { BulkOutcome, Values } from '@meio-campo/contract'
import type { BulkKind } from '@meio-campo/contract/rules'
import { api } from '../../../api/api.ts'
import type { Failure, Result } from '../../../api/result.ts'

// A thousand records outlast the usual ten seconds on a slow machine.
const TIMEOUT_MS = 60_000

type BulkChange = { readonly kind: BulkKind; readonly ids: readonly string[] } & (
  | { readonly values: Values }
  | { readonly remove: true }
  | { readonly squad: { readonly edition: string; readonly team: string; readonly role: 'player' | 'coach' } }
)

/** Changes, deletes or puts in a squad many records, or only shows what that would do. */
export const sendBulk = (change: BulkChange, dryRun: boolean): Promise<Result<{ data: BulkOutcome }>> =>
  api.post('/api/v1/lotes', {
    body: { ...change, ids: [...change.ids], dryRun },
    timeoutMs: TIMEOUT_MS,
  })

/** Refused because of some of the records, as `ids.2` names them: a preview then says which they are by now, and why. */
export const isAboutRecords = ({ problem: { errors } }: Failure): boolean =>
  errors.some(({ field }) => /^ids\.\d+$/.test(field))
