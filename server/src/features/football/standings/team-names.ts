import type { TeamRef } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { teamRefColumns } from '../teams/team-ref.ts'
import type { NamedTeam } from './team-article.ts'

/** Teams by id as answers name them, and what a sentence about them must know. */
export interface TeamNames {
  readonly ref: (id: string) => TeamRef
  readonly named: (id: string) => NamedTeam
}

export async function readTeamNames(database: Queryable, ids: Iterable<string>): Promise<TeamNames> {
  const rows = await database
    .selectFrom('teams')
    .select(teamRefColumns)
    .select('kind')
    .where('id', 'in', ['', ...new Set(ids)])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const named = (id: string) => byId.get(id) ?? { id, name: id, acronym: null, crest: null, colours: [], kind: 'club' }
  return {
    named,
    ref: (id) => {
      const { kind: _, ...ref } = named(id)
      return ref
    },
  }
}
