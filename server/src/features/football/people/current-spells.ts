import type { TeamRef } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { findTeamRefs } from '../rows/team-ref.ts'
import type { Role } from './person-rows.ts'

export interface CurrentSpell {
  readonly team: TeamRef
  readonly number: number | null
  readonly contractUntil: string | null
}

/** People's current teams: a club rather than a national team, and of two clubs the latest one. */
export async function findCurrentSpells(
  database: Queryable,
  personIds: readonly string[],
  role: Role,
): Promise<ReadonlyMap<string, CurrentSpell>> {
  if (personIds.length === 0) return new Map()
  const spells = await database
    .selectFrom('spells')
    .innerJoin('teams', 'teams.id', 'spells.team_id')
    .distinctOn('spells.person_id')
    .select(['spells.person_id', 'spells.team_id', 'spells.number', 'spells.contract_until'])
    .where(sql<boolean>`spells.person_id = any(${personIds})`)
    .where('spells.role', '=', role)
    .where('spells.ends', 'is', null)
    .orderBy('spells.person_id')
    .orderBy(sql`teams.kind = 'club'`, 'desc')
    .orderBy('spells.starts', (order) => order.desc().nullsLast())
    .orderBy('spells.id', 'desc')
    .execute()
  const ids = spells.map(({ team_id }) => team_id)
  const teams = await findTeamRefs(database, ids)
  return new Map(
    spells.flatMap(({ person_id, team_id, number, contract_until }) => {
      const team = teams.get(team_id)
      return team ? [[person_id, { team, number, contractUntil: contract_until }] as const] : []
    }),
  )
}

interface Spell {
  readonly team: string
  readonly starts: string | null
  readonly ends: string | null
}

interface Dated {
  readonly team: string
  readonly day: string | null
}

/** The spell at the team on a day, where unknown ends are open; null where no known spell covers it. */
export function spellOf<S extends Spell>(spells: readonly S[], { team, day }: Dated): S | null {
  const own = spells.filter((spell) => spell.team === team)
  const holding = own.find(
    ({ starts, ends }) => day !== null && (starts === null || starts <= day) && (ends === null || day <= ends),
  )
  // A single spell is used even where its dates do not match.
  return holding ?? (own.length === 1 ? own[0]! : null)
}
