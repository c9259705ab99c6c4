import { readPages } from '../../../api/pages.ts'
import type { RecordKind } from '@meio-campo/contract/rules'

/** Who changed a record, and what belongs to it. */
export const recordHistoryPages = (kind: RecordKind, id: string) =>
  readPages('/api/v1/historico', { registro: `${kind}:${id}` })
