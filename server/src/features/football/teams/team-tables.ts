import type { TeamPage } from '@meio-campo/contract'
import type { Day, RoundPosition } from '@meio-campo/football'
import type { Database } from '../../../database/database.ts'
import { editionStandings } from '../standings/edition-standings.ts'
import { type EditionStructure, findEditionStructures } from '../standings/edition-structure.ts'
import { placeOf } from './table-place.ts'
import { listPlayedEditions, type PlayedEdition, seasonOf } from './team-season.ts'

export interface TeamTable extends Omit<TeamPage['tables'][number], 'positions'> {
  /** Computed on demand, because it needs one table per round. */
  readonly positionSeries: () => readonly RoundPosition[]
}

/** Where a team stands in the tables of its season. */
export async function findTeamTables(database: Database, team: string, today: Day): Promise<readonly TeamTable[]> {
  const season = seasonOf(await listPlayedEditions(database, team), today)
  const editions = season.map(({ id }) => id)
  return listTeamTables(team, season, await findEditionStructures(database, editions))
}

/** Where a team stands in the tables of some editions. */
export function listTeamTables(
  team: string,
  editions: readonly PlayedEdition[],
  structures: readonly EditionStructure[],
): TeamTable[] {
  return editions.flatMap(({ name, competition_id, competition_name }, index) => {
    const found = placeOf(team, editionStandings(structures[index]!))
    if (!found || found.row.position === null) return []
    const { row, phase, group } = found
    return {
      competition: { id: competition_id, name: competition_name },
      edition: name,
      group: phase.kind === 'groups' ? group.name : null,
      position: found.row.position,
      points: row.points,
      played: row.played,
      zone: row.zone,
      positionSeries: () => group.positionSeries().get(team) ?? [],
    }
  })
}
