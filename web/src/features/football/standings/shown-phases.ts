import type { StandingsPhase } from '@meio-campo/contract'

/** The phases that have a table or a bracket. Matches without known groups and rounds form a phase with neither. */
export function shownPhases<Phase extends Pick<StandingsPhase, 'groups' | 'ties'>>(
  phases: readonly Phase[],
): readonly Phase[] {
  return phases.filter(({ groups, ties }) => groups.length > 0 || ties.length > 0)
}

/** Every table and every tie of an edition as rows of one file, each with its phase, and a table's with its group. */
export function exportedRows(phases: readonly StandingsPhase[]): readonly object[] {
  return phases.flatMap(({ name: phase, groups, ties }) => [
    ...groups.flatMap(({ name: group, rows }) => rows.map((row) => ({ phase, group, ...row }))),
    ...ties.map(({ places: _places, planned: _planned, ...tie }) => ({ phase, ...tie })),
  ])
}
