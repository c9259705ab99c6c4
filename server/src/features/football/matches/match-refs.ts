import type { Match, MatchRef } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { selectMatches, toMatches } from '../rows/match-rows.ts'
import { sql } from 'kysely'

/** Some matches by id, as answers name them in passing. */
export async function findMatchRefs(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MatchRef>> {
  if (ids.length === 0) return new Map()
  const rows = await selectMatches(database)
    .where(sql<boolean>`matches.id = any(${[...new Set(ids)]})`)
    .execute()
  const matches = await toMatches(database, rows)
  return new Map(matches.map((match) => [match.id, toMatchRef(match)]))
}

export function toMatchRef({ id, competition, edition, day, home, away, score }: Match): MatchRef {
  return { id, competition, edition, day, home, away, score }
}
