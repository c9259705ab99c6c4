import type { ExpectedGoals } from './ratings.ts'

/** How likely each way to end is; the three add up to 1. */
export interface OutcomeChances {
  readonly home: number
  readonly draw: number
  readonly away: number
}

/** Scores with more goals of one side than this are counted with this one. */
export const mostGoals = 10

/**
 * How likely each score is: two Poisson distributions with the correction of Dixon and Coles (1997), because low
 * scores depend on each other. `chances[home][away]`; all of them add up to 1.
 */
export function scorelineChances({ home, away }: ExpectedGoals, lowScores: number): readonly (readonly number[])[] {
  const [forHome, forAway] = [poisson(home), poisson(away)]
  const grid = forHome.map((first, goals) =>
    forAway.map((second, against) => first * second * correction(goals, against, home, away, lowScores)),
  )
  const total = grid.flat().reduce((sum, chance) => sum + chance, 0)
  return grid.map((row) => row.map((chance) => chance / total))
}

export function outcomeChances(scorelines: readonly (readonly number[])[]): OutcomeChances {
  let [home, draw, away] = [0, 0, 0]
  scorelines.forEach((row, goals) =>
    row.forEach((chance, against) => {
      if (goals > against) home += chance
      else if (goals < against) away += chance
      else draw += chance
    }),
  )
  return { home, draw, away }
}

function poisson(mean: number): readonly number[] {
  const chances = [Math.exp(-mean)]
  for (let goals = 1; goals <= mostGoals; goals += 1) chances.push((chances[goals - 1]! * mean) / goals)
  return chances
}

// Never below zero: very high expectations would otherwise make 0–0 less than impossible.
function correction(goals: number, against: number, home: number, away: number, lowScores: number): number {
  if (goals > 1 || against > 1) return 1
  if (goals === 0 && against === 0) return Math.max(0, 1 - home * away * lowScores)
  if (goals === 0) return Math.max(0, 1 + home * lowScores)
  if (against === 0) return Math.max(0, 1 + away * lowScores)
  return 1 - lowScores
}
