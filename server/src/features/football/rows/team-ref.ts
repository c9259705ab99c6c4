import type { TeamRef } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readEach } from '../../../platform/memory/memory.ts'

export const teamRefColumns = ['teams.id', 'teams.name', 'teams.acronym', 'teams.crest', 'teams.colours'] as const

/** Teams by id, for answers that were computed from ids. */
export function findTeamRefs(database: Queryable, ids: Iterable<string>): Promise<ReadonlyMap<string, TeamRef>> {
  return readEach<TeamRef>(database, 'team-ref', ids, lastingTeam, async (wanted) => {
    const rows = await database
      .selectFrom('teams')
      .select(teamRefColumns)
      .where(sql<boolean>`id = any(${wanted})`)
      .execute()
    return new Map(rows.map((row) => [row.id, row]))
  })
}

/** Valid until the team's own record changes. */
export const lastingTeam = (id: string) => ({ topics: [topic.record('team', id)] })
