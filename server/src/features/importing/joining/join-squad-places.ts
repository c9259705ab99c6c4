import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { readTrust } from '../choosing/dataset-trust.ts'

interface Place {
  readonly number: number | null
  readonly position: string | null
  readonly club_id: string | null
  readonly dataset_id: string | null
}

interface PlaceRow extends Place {
  readonly edition_id: string
  readonly team_id: string
  readonly role: string
  readonly kept_id: string
  readonly person_id: string
}

/**
 * Squad places of people in the temporary table `joined_people` that become one place: what the most trusted list says,
 * and in its gaps what the others do, as if the lists had been read for one person from the beginning.
 */
export async function fillSquadPlaces(transaction: Transaction<DB>): Promise<void> {
  const { rows } = await sql<PlaceRow>`
    with places as (
      select s.*, coalesce(m.new_id, s.person_id) as kept_id
      from squad_members as s left join joined_people as m on m.old_id = s.person_id
      where s.person_id in (select old_id from joined_people union select new_id from joined_people)),
    shared as (
      select edition_id, team_id, role, kept_id from places group by 1, 2, 3, 4 having count(*) > 1)
    select p.edition_id, p.team_id, p.role, p.kept_id, p.person_id, p.number, p.position, p.club_id, p.dataset_id
    from places as p join shared using (edition_id, team_id, role, kept_id)`.execute(transaction)
  if (rows.length === 0) return
  const trust = await readTrust(transaction)
  const rank = ({ dataset_id }: PlaceRow) => (dataset_id === null ? -1 : trust(dataset_id, 'squad'))
  const groups = Map.groupBy(rows, (row) => `${row.edition_id} ${row.team_id} ${row.role} ${row.kept_id}`)
  const filled = [...groups.values()].map((places) => {
    const sorted = places.toSorted((a, b) => rank(a) - rank(b) || (a.person_id < b.person_id ? -1 : 1))
    const first = <K extends keyof Place>(column: K) => sorted.find((row) => row[column] !== null)?.[column] ?? null
    const { edition_id, team_id, role, kept_id, dataset_id } = sorted[0]!
    return {
      edition_id,
      team_id,
      role,
      person_id: kept_id,
      number: first('number'),
      position: first('position'),
      club_id: first('club_id'),
      dataset_id,
    }
  })
  await sql`
    insert into squad_members (edition_id, team_id, person_id, role, number, position, club_id, dataset_id)
    select edition_id, team_id, person_id, role, number, position, club_id, dataset_id
    from jsonb_populate_recordset(null::squad_members, ${JSON.stringify(filled)}::jsonb)
    on conflict (edition_id, team_id, person_id, role) do update
      set number = excluded.number, position = excluded.position, club_id = excluded.club_id,
        dataset_id = excluded.dataset_id`.execute(transaction)
}
