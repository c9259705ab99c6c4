import type { PhaseStandings } from '../standings/edition-standings.ts'

/** The team's row in the last table in which it has played, or else in its first. */
export function placeOf(team: string, phases: readonly PhaseStandings[]) {
  const places = phases.flatMap((phase) =>
    phase.groups.flatMap((group) =>
      group.rows.filter((row) => row.team === team).map((row) => ({ phase, group, row })),
    ),
  )
  return places.findLast(({ row }) => row.played > 0) ?? places[0] ?? null
}
