import { appearancesOf } from '../match/appearance.ts'
import type { Match, TeamId } from '../match/match.ts'

/** The meetings of two teams in ten years, seen from the first of them. */
export interface Decade {
  /** 1990 for the years 1990 to 1999. */
  readonly from: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

const YEARS = 10

/** Oldest first, with the decades between in which they did not meet. Meetings without a day are left out. */
export function meetingsByDecade(team: TeamId, opponent: TeamId, matches: readonly Match[]): readonly Decade[] {
  const met = appearancesOf(team, matches).filter((appearance) => appearance.opponent === opponent)
  const counted = new Map<number, { won: number; drawn: number; lost: number }>()
  for (const { match, outcome } of met) {
    if (match.day === null) continue
    const from = Math.floor(Number(match.day.slice(0, 4)) / YEARS) * YEARS
    const decade = counted.get(from) ?? { won: 0, drawn: 0, lost: 0 }
    decade[outcome] += 1
    counted.set(from, decade)
  }
  if (counted.size === 0) return []
  const [first, last] = [Math.min(...counted.keys()), Math.max(...counted.keys())]
  return Array.from({ length: (last - first) / YEARS + 1 }, (_, index) => {
    const from = first + index * YEARS
    return { from, ...(counted.get(from) ?? { won: 0, drawn: 0, lost: 0 }) }
  })
}
