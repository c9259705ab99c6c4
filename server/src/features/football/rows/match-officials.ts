import type { MatchOfficial } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'

/** The officials of the match `row` in the order of the match sheet, as a column of JSON. */
export const OFFICIALS = `(
  select coalesce(json_agg(json_build_object(
      'role', o.role,
      'person', json_build_object('id', o.person_id, 'name', coalesce(people.name, o.person_name, '')),
      'country', o.country)
    order by o.place), '[]')
  from match_officials as o left join people on people.id = o.person_id
  where o.match_id = row.id)`

const readOfficials = fixedStatement<{ readonly id: string; readonly officials: MatchOfficial[] }>(
  `select id, ${OFFICIALS} as officials from unnest($1::text[]) as row(id)`,
)

/** The officials of some matches, in the order of the match sheet. */
export async function findOfficials(
  database: Queryable,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, MatchOfficial[]>> {
  if (matchIds.length === 0) return new Map()
  const rows = await readOfficials(database, matchIds)
  return new Map(rows.map(({ id, officials }) => [id, officials]))
}
