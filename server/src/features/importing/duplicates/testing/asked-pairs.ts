import type { DuplicateKind } from '@meio-campo/contract'
import type { Queryable } from '../../../../database/database.ts'
import type { StoredEvidence } from '../reason-words.ts'

/** A pair that an import would ask about. Answers its number. */
export async function askAbout(
  database: Queryable,
  kind: DuplicateKind,
  kept: string,
  other: string,
  bits: number,
  evidence: readonly StoredEvidence[],
): Promise<string> {
  const [first_id, second_id] = [kept, other].toSorted() as [string, string]
  const { id } = await database
    .insertInto('possible_duplicates')
    .values({ kind, first_id, second_id, kept_id: kept, bits, evidence: JSON.stringify(evidence) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
