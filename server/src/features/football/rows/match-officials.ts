import type { MatchOfficial } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

/** The officials of some matches, in the order of the match sheet. */
export async function findOfficials(
  database: Queryable,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, MatchOfficial[]>> {
  if (matchIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('match_officials')
    .leftJoin('people', 'people.id', 'match_officials.person_id')
    .selectAll('match_officials')
    .select('people.name as known_name')
    .where(sql<boolean>`match_officials.match_id = any(${matchIds})`)
    .orderBy('match_officials.match_id')
    .orderBy('match_officials.place')
    .execute()
  const byMatch = Map.groupBy(rows, ({ match_id }) => match_id)
  return new Map(
    [...byMatch].map(([id, own]) => [
      id,
      own.map(({ role, person_id, known_name, person_name, country }) => ({
        role: role as MatchOfficial['role'],
        person: { id: person_id, name: known_name ?? person_name ?? '' },
        country,
      })),
    ]),
  )
}
