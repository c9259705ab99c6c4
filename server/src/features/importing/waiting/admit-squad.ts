import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { WaitingKind } from './decide.ts'

export const waitingSquads: WaitingKind = {
  table: 'waiting_squads',
  noun: 'elenco',
  name: sql<string>`'de ' || (select name from teams where teams.id = waiting_squads.team_id)`,
  admit,
}

/** Members who were merged since are admitted as the merged person; present members of the squad stay unchanged. */
async function admit(transaction: Transaction<DB>, id: string): Promise<void> {
  await sql`
    insert into squad_members (edition_id, team_id, person_id, role, number, position, club_id, dataset_id)
    select distinct on (p.id) w.edition_id, w.team_id, p.id, m.role, m.number, m.position, c.id, m.dataset_id
    from waiting_squads as w
    cross join jsonb_to_recordset(w.rows)
      as m (person_id text, role text, number smallint, position text, club_id text, dataset_id text)
    left join redirects as r on r.kind = 'person' and r.old_id = m.person_id
    join people as p on p.id = coalesce(r.new_id, m.person_id)
    left join redirects as d on d.kind = 'team' and d.old_id = m.club_id
    left join teams as c on c.id = coalesce(d.new_id, m.club_id)
    where w.id = ${id} order by p.id, m.number
    on conflict (edition_id, team_id, person_id, role) do nothing`.execute(transaction)
}
