import type { Team } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { refuseMissing } from '../../../platform/reading/record.ts'
import { findTeams } from '../rows/team-rows.ts'

/** The team of an address; where there is none, it has moved or is unknown. */
export async function getTeam(database: Queryable, id: string): Promise<Team> {
  const team = (await findTeams(database, [id])).get(id)
  return team ?? refuseMissing(database, 'team', id)
}
