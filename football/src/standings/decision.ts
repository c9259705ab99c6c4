import type { TeamId } from '../match/match.ts'
import type { Criterion } from './criterion.ts'
import type { Split } from './ordering.ts'

/** Why a team stands above or below another one that is level with it; `null`: nothing decided, they share the rank. */
export interface Decision {
  readonly against: TeamId
  readonly criterion: Criterion | null
}

/** One decision for every team level on the table's first criterion, in the order of the table. */
export function decisionsFor(
  team: TeamId,
  order: readonly TeamId[],
  splits: readonly Split[],
  table: Criterion | undefined,
): readonly Decision[] {
  return order
    .filter((other) => other !== team)
    .map((against) => ({ against, criterion: criterionBetween(team, against, splits) }))
    .filter(({ criterion }) => criterion === null || criterion !== table)
}

function criterionBetween(a: TeamId, b: TeamId, splits: readonly Split[]): Criterion | null {
  const telling = splits.find(({ parts }) => parts.some((part) => part.includes(a) !== part.includes(b)))
  return telling?.criterion ?? null
}
