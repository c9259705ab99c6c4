import type { Match } from '../../../match/match.ts'
import type { StandingsPhase } from '../../rules.ts'
import type { RulesetName } from '../catalogue.ts'

/** Teams level on points, with the first one under each set of rules and the reason. Fillers are P to T. */
export interface TieCase {
  readonly name: string
  readonly matches: readonly Match[]
  readonly phase?: Pick<StandingsPhase, 'ranking' | 'deciders'>
  readonly expected: Partial<Record<RulesetName, Expectation>>
}

/** The order (`=` between teams that share a position), and what separated the first two. */
export type Expectation = readonly [order: string, decidedBy: string]
