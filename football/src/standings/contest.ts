import { appearancesIn } from '../match/appearance.ts'
import type { Appearance } from '../match/appearance.ts'
import type { Match, Side, TeamId } from '../match/match.ts'
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
  const appearances = matches.flatMap(appearancesIn).filter((each) => !side || each.side === side)
  const totals = new Map(tallies(phase.teams, appearances))
  for (const { team, points } of side ? [] : (phase.deductions ?? [])) {
    const tally = totals.get(team)
    if (tally) totals.set(team, { ...tally, deducted: tally.deducted + points })
  }
  return { phase, appearances, totals }
}
