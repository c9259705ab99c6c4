import type { PersonRef } from '@meio-campo/contract'
import type { Day } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

/** The present coach of the team $1, if a spell was entered, as a column of JSON. */
export const COACH = `(
  select json_build_object('id', people.id, 'name', people.name)
  from spells join people on people.id = spells.person_id
  where spells.team_id = $1 and spells.role = 'coach' and spells.ends is null
  order by spells.starts desc nulls last, spells.id desc limit 1)`

/** The coach of a team on a day, if a spell was entered; without a day, the present one. */
export async function findCoach(database: Queryable, team: string, day: Day | null = null): Promise<PersonRef | null> {
  const then =
    day === null
      ? sql<boolean>`spells.ends is null`
      : sql<boolean>`spells.starts <= ${day}::date and (spells.ends is null or spells.ends >= ${day}::date)`
  const coach = await database
    .selectFrom('spells')
    .innerJoin('people', 'people.id', 'spells.person_id')
    .select(['people.id', 'people.name'])
    .where('spells.team_id', '=', team)
    .where('spells.role', '=', 'coach')
    .where(then)
    .orderBy('spells.starts', (order) => order.desc().nullsLast())
    .orderBy('spells.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return coach ?? null
}
