import { compareText } from '../match/chronology.ts'
import type { TeamId } from '../match/match.ts'
import { withPositions } from '../ranking/shared-position.ts'
import { teamSanctions } from './card.ts'
import type { Card } from './card.ts'
import { conductPoints } from './sanction.ts'
import type { ConductScale } from './sanction.ts'

export interface FairPlayRow {
  readonly position: number
  readonly team: TeamId
  readonly conduct: number
}

/** Best behaved first; equal conduct shares a position. */
export function fairPlay(
  teams: readonly TeamId[],
  cards: readonly Card[],
  scale: ConductScale,
): readonly FairPlayRow[] {
  const ranked = teams
    .map((team) => ({ team, conduct: conductPoints(teamSanctions(team, cards), scale) }))
    .sort((a, b) => a.conduct - b.conduct || compareText(a.team, b.team))
  return withPositions(ranked, (a, b) => a.conduct === b.conduct)
}
