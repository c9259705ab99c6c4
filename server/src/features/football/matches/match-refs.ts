import type { Match, MatchRef } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { findMatches } from '../rows/match-rows.ts'

/** Some matches by id, as answers name them in passing. */
export async function findMatchRefs(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MatchRef>> {
  return new Map(Array.from(await findMatches(database, ids), ([id, match]) => [id, toMatchRef(match)]))
}

export function toMatchRef({ id, competition, edition, day, home, away, score }: Match): MatchRef {
  return { id, competition, edition, day, home, away, score }
}
