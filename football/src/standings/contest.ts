import { appearancesIn } from '../match/appearance.ts'
import type { Appearance } from '../match/appearance.ts'
import type { Match, Side, TeamId } from '../match/match.ts'
import { type AsOf, deductionsAsOf, matchesAsOf } from './as-of.ts'
import type { StandingsPhase } from './rules.ts'
import { tallies } from './tally.ts'
import type { Tally } from './tally.ts'

/** A phase at one moment: what its criteria can look at. */
export interface Contest {
  readonly phase: StandingsPhase
  readonly appearances: readonly Appearance[]
  readonly totals: ReadonlyMap<TeamId, Tally>
}

/** With a side: only the teams' matches there. Deductions belong to neither side and are left out. */
export function contestOf(phase: StandingsPhase, matches: readonly Match[], side?: Side): Contest {
  return contestFrom(phase, matches.flatMap(appearancesIn), side)
}

/** The same as it stood at an earlier moment. */
export function contestAsOf(
  phase: StandingsPhase,
  matches: readonly Match[],
  asOf: AsOf | undefined,
  side?: Side,
): Contest {
  const deductions = deductionsAsOf(phase.deductions ?? [], matches, asOf)
  return contestOf({ ...phase, deductions }, matchesAsOf(matches, asOf), side)
}

/** For several moments of one phase, whose matches are then looked at once. */
export function contestFrom(phase: StandingsPhase, all: readonly Appearance[], side?: Side): Contest {
  const appearances = side ? all.filter((each) => each.side === side) : all
  const totals = new Map(tallies(phase.teams, appearances))
  for (const { team, points } of side ? [] : (phase.deductions ?? [])) {
    const tally = totals.get(team)
    if (tally) totals.set(team, { ...tally, deducted: tally.deducted + points })
  }
  return { phase, appearances, totals }
}
