import type { Queryable } from '../../../database/database.ts'
import { findCurrentSpells, type CurrentSpell } from '../people/current-spells.ts'
import type { Role } from '../people/person-rows.ts'
import { findWholeTeams } from './team-includes.ts'

/** `include=team` of people: where they are now, with the team whole and what of it was asked for. */
export async function findIncludedSpells(
  database: Queryable,
  personIds: readonly string[],
  role: Role,
  include: string | undefined,
): Promise<ReadonlyMap<string, CurrentSpell>> {
  const spells = await findCurrentSpells(database, personIds, role)
  const refs = [...spells.values()].map(({ team }) => team)
  const teams = await findWholeTeams(database, refs, include, 'team')
  return new Map(Array.from(spells, ([id, spell]) => [id, { ...spell, team: teams.get(spell.team.id) ?? spell.team }]))
}
