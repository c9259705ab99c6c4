import type { Match } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readOnce, roomOfLines } from '../../../platform/memory/memory.ts'
import { listResultsOf } from '../rows/team-results.ts'

/** Every result of a team, kept until one of its matches changes: streaks and records are counted over all of them. */
export function listAllResults(database: Queryable, team: string): Promise<readonly Match[]> {
  const lasting = {
    topics: [topic.teamMatches(team)],
    rows: (matches: readonly Match[]) => roomOfLines(matches.length),
  }
  return readOnce(database, `results of ${team}`, lasting, () => listResultsOf(database, team))
}
