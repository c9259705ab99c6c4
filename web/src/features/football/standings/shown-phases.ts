import type { StandingsPhase } from '@meio-campo/contract'

/** The phases that have a table or a bracket. Matches whose groups and rounds no source tells are a phase with neither. */
export function shownPhases<Phase extends Pick<StandingsPhase, 'groups' | 'ties'>>(
  phases: readonly Phase[],
): readonly Phase[] {
  return phases.filter(({ groups, ties }) => groups.length > 0 || ties.length > 0)
}
