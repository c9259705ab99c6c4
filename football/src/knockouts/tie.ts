import { chronologically } from '../match/chronology.ts'
import { finalScore, type Match, type Score, type TeamId } from '../match/match.ts'
import type { TieRules } from './tie-rules.ts'

export type TieDecision = 'aggregate' | 'awayGoals' | 'extraTime' | 'penalties' | 'advantage' | 'replay' | 'ruling'

interface Verdict {
  /** Above zero: the team asked about goes through. Below: the other one. */
  readonly margin: number
  readonly by: TieDecision
}

type Goals = (leg: Match) => Score | null

/** The side that a draw favours: 1 the home side, −1 the away side. */
const enoughFor: Readonly<Record<TieRules['whenLevel'], number>> = { penalties: 0, replay: 0, home: 1, away: -1 }

/** Asks in the order of the regulations: the first question with an answer decides. `null` while none has one. */
function verdictFor(team: TeamId, legs: readonly Match[], rules: TieRules): Verdict | null {
  const { awayGoals, whenLevel } = rules
  const atHome = (leg: Match | undefined) => leg?.home === team
  const margin = (goals: Goals) =>
    legs.reduce((sum, leg) => {
      const { home, away } = goals(leg) ?? { home: 0, away: 0 }
      return sum + (atHome(leg) ? home - away : away - home)
    }, 0)
  const whole = goalsUnder(rules)

  const questions: readonly (readonly [TieDecision, () => number])[] = [
    ['aggregate', () => margin(ninetyMinutes)],
    ['awayGoals', () => (awayGoals === 'never' ? 0 : margin(awayOnly(ninetyMinutes)))],
    ['extraTime', () => margin(whole)],
    ['awayGoals', () => (awayGoals === 'extraTimeToo' ? margin(awayOnly(whole)) : 0)],
    ['penalties', () => margin(({ penalties }) => penalties ?? null)],
    ['advantage', () => (atHome(legs.at(-1)) ? enoughFor[whenLevel] : -enoughFor[whenLevel])],
  ]
  for (const [by, ask] of questions) {
    const answer = ask()
    if (answer !== 0) return { margin: answer, by }
  }
  return null
}

/** Where no extra time is played, a score after it is a mistake of the source, and is not read. */
function goalsUnder({ extraTime }: TieRules): Goals {
  return extraTime ? finalScore : ninetyMinutes
}

function ninetyMinutes(leg: Match): Score | null {
  return leg.ruling ? finalScore(leg) : leg.score
}

function awayOnly(goals: Goals): Goals {
  return (leg) => ({ home: 0, away: goals(leg)?.away ?? 0 })
}

/** Two teams, one of which goes through. */
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

function verdictOn(tie: Tie, team: TeamId, legs: readonly Match[], replays: readonly Match[]): Verdict | null {
  const { awardedTo, rules } = tie
  if (awardedTo) return { margin: awardedTo === team ? 1 : -1, by: 'ruling' }
  if (legs.length < rules.legs) return null
  if (replays.length === 0) return verdictFor(team, legs, rules)
  const last = verdictFor(team, replays.slice(-1), rules)
  if (last) return { ...last, by: 'replay' }
  // Where legs were counted in points, a third match that ended level left the goals of all of them to decide.
  const whole = verdictFor(team, [...legs, ...replays], { ...rules, awayGoals: 'never' })
  return whole?.by === 'aggregate' ? whole : null
}

function goalsOf(team: TeamId | null, legs: readonly Match[], rules: TieRules): number {
  const goals = goalsUnder(rules)
  return legs.reduce((sum, leg) => {
    const score = goals(leg)
    if (!score || team === null) return sum
    return sum + (leg.home === team ? score.home : leg.away === team ? score.away : 0)
  }, 0)
}
