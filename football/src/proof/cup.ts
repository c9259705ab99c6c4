import type { BracketRound } from '../knockouts/bracket.ts'
import type { TieRules } from '../knockouts/tie-rules.ts'
import type { Tie } from '../knockouts/tie.ts'
import { chronologically, compareText } from '../match/chronology.ts'
import type { Match, TeamId } from '../match/match.ts'

/** Groups the matches of one knock-out round into ties, by who meets whom. */
export function tiesIn(matches: readonly Match[], rules: TieRules): readonly Tie[] {
  const pairs = Map.groupBy(matches.toSorted(chronologically), ({ home, away }) =>
    [home, away].sort(compareText).join(' – '),
  )
  return [...pairs].map(([id, legs]) => ({ id, teams: [legs[0]!.home, legs[0]!.away], legs, rules }))
}

/** The winner of the only tie of the last round. */
export function championOf(rounds: readonly BracketRound[]): TeamId | null {
  const [final, ...others] = rounds.at(-1)?.ties ?? []
  return final && others.length === 0 ? final.result.winner : null
}
