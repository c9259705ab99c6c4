import type { DuplicateKind, Join } from '@meio-campo/contract'
import type { Database } from '../../../database/database.ts'
import { readTeamNames } from './duplicate-list.ts'
import { reasonsOf, type StoredEvidence } from './reason-words.ts'

const MOST = 200

/** Why records that are no longer there are this one, the newest first. */
export async function listJoins(database: Database, kind: DuplicateKind, id: string): Promise<Join[]> {
  const rows = await database
    .selectFrom('joins')
    .selectAll()
    .where('kind', '=', kind)
    .where('kept_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('joined_id')
    .limit(MOST)
    .execute()
  const teams = await readTeamNames(database, rows)
  return rows.map(({ joined_id, joined_name, evidence, decided_by, at }) => ({
    joined: joined_id,
    name: joined_name,
    evidence: reasonsOf(evidence as unknown as readonly StoredEvidence[], teams),
    decidedBy: decided_by,
    at: at.toISOString(),
  }))
}
