import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

/** The squads that a run has read, in their state before it. */
export interface SquadsBefore {
  readonly editions: readonly string[]
  /** By edition and team, the members. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>
  /** By edition and team, the last file with the squad. */
  readonly files: ReadonlyMap<string, string>
}

/** The members of an edition's squads that this dataset stated and no person has admitted yet: `team person`. */
export async function readHeldOut(
  transaction: Transaction<DB>,
  dataset: string,
  edition: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ team: string; person: string }>`
    select w.team_id as team, coalesce(r.new_id, m.person_id) as person
    from waiting_squads as w cross join jsonb_to_recordset(w.rows) as m (person_id text)
    left join redirects as r on r.kind = 'person' and r.old_id = m.person_id
    where w.edition_id = ${edition} and w.dataset_id = ${dataset} and w.status <> 'admitted'`.execute(transaction)
  return new Set(rows.map(({ team, person }) => `${team} ${person}`))
}
