import { numberFormat } from '@meio-campo/contract/rules'

const whole = numberFormat({ maximumFractionDigits: 0 })
const decimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A chance from 0 to 1 in words. 0% did not happen in any simulated season; whether it is impossible is said apart. */
export function chanceWords(chance: number): string {
  if (chance === 0) return '0%'
  if (chance < 0.01) return '<1%'
  if (chance > 0.99 && chance < 1) return '>99%'
  return `${whole.format(chance * 100)}%`
}

/** Three chances as whole percentages that add up to 100: the largest rests are rounded up. */
export function wholeShares(chances: readonly number[]): readonly number[] {
  const exact = chances.map((chance) => chance * 100)
  const floors = exact.map(Math.floor)
  let missing = 100 - floors.reduce((sum, floor) => sum + floor, 0)
  const byRest = exact.map((value, place) => ({ place, rest: value - floors[place]! })).sort((a, b) => b.rest - a.rest)
  for (const { place } of byRest) {
    if (missing <= 0) break
    floors[place]! += 1
    missing -= 1
  }
  return floors
}

/** `1,6`: expected goals and mean points. */
export function meanWords(mean: number): string {
  return decimal.format(mean)
}

/** The team with a rating of 1500. Clubs and national teams are not compared with each other. */
export const averageTeam = (kind: string): string =>
  kind === 'national' ? 'uma seleção média' : 'um time médio da primeira divisão'
