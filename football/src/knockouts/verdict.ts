import { finalScore } from '../match/match.ts'
import type { Match, Score, TeamId } from '../match/match.ts'
import type { TieRules } from './tie-rules.ts'

export type TieDecision = 'aggregate' | 'awayGoals' | 'extraTime' | 'penalties' | 'advantage' | 'replay' | 'ruling'

export interface Verdict {
  /** Above zero: the team asked about goes through. Below: the other one. */
  readonly margin: number
  readonly by: TieDecision
}

type Goals = (leg: Match) => Score | null

/** Whom a draw favours, seen by the home side. */
const enoughFor: Readonly<Record<TieRules['whenLevel'], number>> = { penalties: 0, replay: 0, home: 1, away: -1 }

/** Asks in the order of the regulations: the first question with an answer decides. `null` while none has one. */
export function verdictFor(team: TeamId, legs: readonly Match[], rules: TieRules): Verdict | null {
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
export function goalsUnder({ extraTime }: TieRules): Goals {
  return extraTime ? finalScore : ninetyMinutes
}

function ninetyMinutes(leg: Match): Score | null {
  return leg.ruling ? finalScore(leg) : leg.score
}

function awayOnly(goals: Goals): Goals {
  return (leg) => ({ home: 0, away: goals(leg)?.away ?? 0 })
}
