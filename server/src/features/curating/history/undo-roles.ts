import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

/** The rows that make a person a player, a coach or a referee: the same ones as in the triggers that store roles. */
const TOLD = sql`
  select person_id as id, role from spells
  union all select person_id, role from squad_members
  union all select person_id, 'player' from lineup_players
  union all select coach_id, 'coach' from lineups
  union all select coach_id, 'coach' from titles
  union all select top_scorer_id, 'player' from titles
  union all select player_id, 'player' from events where type not in ('yellow', 'secondYellow', 'red')
  union all select related_id, 'player' from events
  union all select person_id, 'referee' from match_officials`

const PERSON_COLUMNS = ['person_id', 'coach_id', 'top_scorer_id', 'player_id', 'related_id']

/**
 * A role is stored by the edit that first implied it, and later edits may imply it too. So a person keeps the role when
 * the first edit is undone, as long as another row still implies it, and loses it when the last such edit is undone.
 */
export async function settleRoles(transaction: Transaction<DB>, undo: string): Promise<void> {
  await sql`
    with touched as materialized (
      select row_key ->> 'id' as id from edit_rows
      where edit_id = ${undo} and table_name = 'people' and operation = 'changed' and before ? 'roles'
      union
      select was.value from edit_rows as r, jsonb_each_text(r.before) as was
      where r.edit_id = ${undo} and r.operation = 'removed' and was.key = any (${PERSON_COLUMNS}::text[])
        and was.value is not null),
    told as materialized (
      select distinct touched.id, t.role from touched
      cross join lateral (select each.role from (${TOLD}) as each where each.id = touched.id) as t),
    -- Roles that edits added, all of which are undone.
    taken as materialized (
      select touched.id, role from touched
      join edit_rows as r on r.table_name = 'people' and r.row_key = jsonb_build_object('id', touched.id)
        and r.operation = 'changed' and r.before ? 'roles'
      join edits as e on e.id = r.edit_id and e.undoes is null
      cross join lateral jsonb_array_elements_text(r.after -> 'roles') as role
      where not r.before -> 'roles' ? role
      group by touched.id, role
      having bool_and(e.undone_by is not null))
    update people as p set roles = settled.roles
    from (
      select people.id,
        array(
          select held.role from unnest(people.roles) with ordinality as held (role, place)
          where (people.id, held.role) in (select told.id, told.role from told)
            or (people.id, held.role) not in (select taken.id, taken.role from taken)
          order by held.place)
        || array(select told.role from told where told.id = people.id and told.role <> all (people.roles) order by 1) as roles
      from people join touched on touched.id = people.id) as settled
    where settled.id = p.id and settled.roles <> p.roles`.execute(transaction)
}
