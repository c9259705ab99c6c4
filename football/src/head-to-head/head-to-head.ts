import { appearancesOf } from '../match/appearance.ts'
import type { Appearance } from '../match/appearance.ts'
import type { Match, TeamId } from '../match/match.ts'

export interface HeadToHead {
  readonly teams: readonly [TeamId, TeamId]
  readonly played: number
  readonly wins: readonly [number, number]
  readonly draws: number
  readonly goals: readonly [number, number]
  /** By margin, then by goals; the latest of equals. */
  readonly biggestWins: readonly [Match | null, Match | null]
  /** Oldest first. */
  readonly meetings: readonly Match[]
}

/** All that happened between two teams, wherever they met. */
export function headToHead(first: TeamId, second: TeamId, matches: readonly Match[]): HeadToHead {
  const ours = appearancesOf(first, matches).filter(({ opponent }) => opponent === second)
  const theirs = appearancesOf(second, matches).filter(({ opponent }) => opponent === first)
  return {
    teams: [first, second],
    played: ours.length,
    wins: [winsIn(ours).length, winsIn(theirs).length],
    draws: ours.filter(({ outcome }) => outcome === 'drawn').length,
    goals: [goalsIn(ours), goalsIn(theirs)],
    biggestWins: [biggestWin(ours), biggestWin(theirs)],
    meetings: ours.map(({ match }) => match),
  }
}

function winsIn(appearances: readonly Appearance[]): readonly Appearance[] {
  return appearances.filter(({ outcome }) => outcome === 'won')
}

function goalsIn(appearances: readonly Appearance[]): number {
  return appearances.reduce((sum, { goalsFor }) => sum + goalsFor, 0)
}

function biggestWin(appearances: readonly Appearance[]): Match | null {
  const margin = ({ goalsFor, goalsAgainst }: Appearance) => goalsFor - goalsAgainst
  const [biggest] = winsIn(appearances)
    .toReversed()
    .sort((a, b) => margin(b) - margin(a) || b.goalsFor - a.goalsFor)
  return biggest?.match ?? null
}
