import { chronologically, compareText } from '../match/chronology.ts'
import { finalScore } from '../match/match.ts'
import type { Match, TeamId } from '../match/match.ts'
import type { TieRules } from './tie-rules.ts'
import { goalsUnder, verdictFor } from './verdict.ts'
import type { TieDecision, Verdict } from './verdict.ts'

/** Two teams, of which one goes through. */
export interface Tie {
  readonly id: string
  /** The first one is at home in the first leg; `null` while it is not known who it will be. */
  readonly teams: readonly [TeamId | null, TeamId | null]
  readonly legs: readonly Match[]
  readonly rules: TieRules
  /** Set when the tie was given to a team, whatever its matches say. */
  readonly awardedTo?: TeamId | null
}

export interface TieResult {
  /** Goals of the legs that are added up, extra time included and replays not, in the order of the tie's teams. */
  readonly aggregate: readonly [number, number]
  readonly winner: TeamId | null
  readonly loser: TeamId | null
  readonly decidedBy: TieDecision | null
}

export function settleTie(tie: Tie): TieResult {
  const [first, second] = tie.teams
  const played = tie.legs.filter((leg) => finalScore(leg) !== null).toSorted(chronologically)
  const legs = played.slice(0, tie.rules.legs)
  const aggregate = [goalsOf(first, legs, tie.rules), goalsOf(second, legs, tie.rules)] as const

  const verdict = first === null ? null : verdictOn(tie, first, legs, played.slice(tie.rules.legs))
  if (!verdict) return { aggregate, winner: null, loser: null, decidedBy: null }
  const [winner, loser] = verdict.margin > 0 ? [first, second] : [second, first]
  return { aggregate, winner, loser, decidedBy: verdict.by }
}

/** Groups the matches of one knock-out round into ties, by who meets whom. */
export function tiesIn(matches: readonly Match[], rules: TieRules): readonly Tie[] {
  const pairs = Map.groupBy(matches.toSorted(chronologically), ({ home, away }) =>
    [home, away].sort(compareText).join(' – '),
  )
  return [...pairs].map(([id, legs]) => ({ id, teams: [legs[0]!.home, legs[0]!.away], legs, rules }))
}

function verdictOn(tie: Tie, team: TeamId, legs: readonly Match[], replays: readonly Match[]): Verdict | null {
  const { awardedTo, rules } = tie
  if (awardedTo) return { margin: awardedTo === team ? 1 : -1, by: 'ruling' }
  if (legs.length < rules.legs) return null
  if (replays.length === 0) return verdictFor(team, legs, rules)
  const last = verdictFor(team, replays.slice(-1), rules)
  return last && { ...last, by: 'replay' }
}

function goalsOf(team: TeamId | null, legs: readonly Match[], rules: TieRules): number {
  const goals = goalsUnder(rules)
  return legs.reduce((sum, leg) => {
    const score = goals(leg)
    if (!score || team === null) return sum
    return sum + (leg.home === team ? score.home : leg.away === team ? score.away : 0)
  }, 0)
}
