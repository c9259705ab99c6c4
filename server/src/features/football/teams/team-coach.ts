import type { PersonRef } from '@meio-campo/contract'
import type { Day } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

/** Who coaches the team $1 now, as far as a spell was entered, as a column of JSON. */
export const COACH = `(
  select json_build_object('id', people.id, 'name', people.name)
  from spells join people on people.id = spells.person_id
  where spells.team_id = $1 and spells.role = 'coach' and spells.ends is null
  order by spells.starts desc nulls last, spells.id desc limit 1)`

/** Who coached a team on a day, as far as a spell was entered; without a day, who does now. */
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

/** Who is on the newest of some match sheets, given newest first. */
export async function findCoachOnSheet(
  database: Queryable,
  matches: readonly { readonly id: string; readonly side: 'home' | 'away' }[],
): Promise<PersonRef | null> {
  if (matches.length === 0) return null
  const rows = await database
    .selectFrom('lineups')
    .leftJoin('people', 'people.id', 'lineups.coach_id')
    .select(['lineups.match_id', 'lineups.side', 'lineups.coach_id', 'lineups.coach_name', 'people.name'])
    .where(sql<boolean>`lineups.match_id = any(${matches.map(({ id }) => id)})`)
    .execute()
  for (const { id, side } of matches) {
    const sheet = rows.find((row) => row.match_id === id && row.side === side)
    const name = sheet?.name ?? sheet?.coach_name
    if (sheet && name) return { id: sheet.coach_id, name }
  }
  return null
}
