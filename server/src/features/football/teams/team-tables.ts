import type { TeamPage } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { readEditionStandings, type PhaseStandings } from '../standings/edition-standings.ts'
import type { PlayedEdition } from './team-season.ts'

/** Where a team stands in the tables of some editions. */
export async function readTeamTables(
  database: Queryable,
  team: string,
  editions: readonly PlayedEdition[],
): Promise<TeamPage['tables']> {
  const tables: TeamPage['tables'] = []
  for (const { id, name, competition_id, competition_name } of editions) {
    const found = placeOf(team, await readEditionStandings(database, id))
    if (!found) continue
    const { row, phase, group } = found
    tables.push({
      competition: { id: competition_id, name: competition_name },
      edition: name,
      group: phase.kind === 'groups' ? group.name : null,
      position: row.position,
      points: row.points,
      played: row.played,
      zone: row.zone,
      positions: (group.positionSeries().get(team) ?? []).map(({ position }) => position),
    })
  }
  return tables
}

/** The team's row in the last table in which it has played, or else in its first. */
function placeOf(team: string, phases: readonly PhaseStandings[]) {
  const places = phases.flatMap((phase) =>
    phase.groups.flatMap((group) =>
      group.rows.filter((row) => row.team === team).map((row) => ({ phase, group, row })),
    ),
  )
  return places.findLast(({ row }) => row.played > 0) ?? places[0] ?? null
}
