import type { TeamRef } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readEach } from '../../../platform/memory/memory.ts'

export const teamRefColumns = ['teams.id', 'teams.name', 'teams.acronym', 'teams.crest', 'teams.colours'] as const

interface KnownTeam {
  readonly ref: TeamRef
  readonly kind: string
}

const readTeams = fixedStatement<TeamRef & { readonly kind: string }>(
  `select ${teamRefColumns.join(', ')}, teams.kind from teams where id = any($1)`,
)

/** What answers say of teams in passing, by id: valid until the team's own record changes. */
export function findKnownTeams(database: Queryable, ids: Iterable<string>): Promise<ReadonlyMap<string, KnownTeam>> {
  return readEach<KnownTeam>(database, 'known-team', ids, lastingTeam, async (wanted) => {
    const rows = await readTeams(database, wanted)
    return new Map(rows.map(({ kind, ...ref }) => [ref.id, { ref, kind }]))
  })
}

/** Teams by id, for answers that were computed from ids. */
export async function findTeamRefs(database: Queryable, ids: Iterable<string>): Promise<ReadonlyMap<string, TeamRef>> {
  const known = await findKnownTeams(database, ids)
  return new Map(Array.from(known, ([id, { ref }]) => [id, ref]))
}

/** Valid until the team's own record changes. */
const lastingTeam = (id: string) => ({ topics: [topic.record('team', id)] })
