import type { RecordKind } from '@meio-campo/contract/rules'
import type { RecordNoun } from '../records/form/record-noun.ts'
import { recordFormQuery } from '../records/form/record-queries.ts'

/** A person's form is the same under both of their addresses. */
export const suggestedFormQuery = (kind: RecordKind, id: string) =>
  recordFormQuery((kind === 'person' ? 'player' : kind) as RecordNoun, id)
