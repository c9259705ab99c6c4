import { appearancesIn } from '../match/appearance.ts'
import type { Match, TeamId } from '../match/match.ts'
import { contestOf } from '../standings/contest.ts'
import { readings } from '../standings/metric.ts'
import type { Metric } from '../standings/criterion.ts'
import type { StandingsPhase } from '../standings/rules.ts'

/** A result in numbers: the places of both teams in `teams`, and their goals. */
export interface PlacedResult {
  readonly home: number
  readonly away: number
  homeGoals: number
  awayGoals: number
  winner: Winner
}

/** `nobody` is a ruling that makes both teams lose. */
export type Winner = 'home' | 'away' | 'both' | 'nobody'

/** One team's figures, which are overwritten for every simulated season. */
export interface FastTally {
  played: number
  won: number
  drawn: number
  goalsFor: number
  goalsAgainst: number
  awayGoals: number
  awayWins: number
}

/** What the criteria read besides results: cards, rankings, drawn lots. Simulated matches do not change them. */
export interface FixedFigures {
  readonly deducted: readonly number[]
  readonly byMetric: Readonly<Partial<Record<Metric, readonly number[]>>>
}

export function emptyFastTally(): FastTally {
  return { played: 0, won: 0, drawn: 0, goalsFor: 0, goalsAgainst: 0, awayGoals: 0, awayWins: 0 }
}

export function clearTally(tally: FastTally): void {
  tally.played = 0
  tally.won = 0
  tally.drawn = 0
  tally.goalsFor = 0
  tally.goalsAgainst = 0
  tally.awayGoals = 0
  tally.awayWins = 0
}

export function addResult(home: FastTally | undefined, away: FastTally | undefined, result: PlacedResult): void {
  const { winner } = result
  if (home) {
    home.played += 1
    home.goalsFor += result.homeGoals
    home.goalsAgainst += result.awayGoals
    if (winner === 'home') home.won += 1
    else if (winner === 'both') home.drawn += 1
  }
  if (!away) return
  away.played += 1
  away.goalsFor += result.awayGoals
  away.goalsAgainst += result.homeGoals
  away.awayGoals += result.awayGoals
  if (winner === 'away') {
    away.won += 1
    away.awayWins += 1
  } else if (winner === 'both') away.drawn += 1
}

/** The metrics that results decide. */
export const resultMetrics: ReadonlySet<Metric> = new Set([
  'points',
  'pointsPerMatch',
  'wins',
  'goalDifference',
  'goalAverage',
  'goalsFor',
  'awayGoals',
  'awayWins',
])

/** A metric of a tally; `null` for one that results do not decide. */
export function readTally(
  metric: Metric,
  tally: FastTally,
  deducted: number,
  { rules }: StandingsPhase,
): number | null {
  switch (metric) {
    case 'points':
      return tally.won * rules.pointsPerWin + tally.drawn * rules.pointsPerDraw - deducted
    case 'pointsPerMatch': {
      const points = tally.won * rules.pointsPerWin + tally.drawn * rules.pointsPerDraw - deducted
      return tally.played === 0 && points === 0 ? 0 : points / tally.played
    }
    case 'wins':
      return tally.won
    case 'goalDifference':
      return tally.goalsFor - tally.goalsAgainst
    case 'goalAverage':
      return tally.goalsAgainst === 0 && tally.goalsFor === 0 ? 0 : tally.goalsFor / tally.goalsAgainst
    case 'goalsFor':
      return tally.goalsFor
    case 'awayGoals':
      return tally.awayGoals
    case 'awayWins':
      return tally.awayWins
    default:
      return null
  }
}

/** Cards as they stand now: simulated matches have none. */
export function fixedFigures(phase: StandingsPhase, matches: readonly Match[]): FixedFigures {
  const { totals } = contestOf(phase, matches)
  const cards = (metric: 'fewestReds' | 'fewestYellows' | 'conduct') =>
    phase.teams.map((team) => readings[metric](totals.get(team)!, phase.rules))
  return {
    deducted: phase.teams.map((team) => totals.get(team)!.deducted),
    byMetric: {
      fewestReds: cards('fewestReds'),
      fewestYellows: cards('fewestYellows'),
      conduct: cards('conduct'),
      ranking: phase.teams.map((team) => -(phase.ranking?.[team] ?? Number.MAX_SAFE_INTEGER)),
    },
  }
}

/** The results that count, by the places of the teams; −1 for a team of another group. */
export function placedResults(teams: readonly TeamId[], matches: readonly Match[]): readonly PlacedResult[] {
  const places = new Map(teams.map((team, place) => [team, place]))
  return matches.flatMap((match) => {
    const [home] = appearancesIn(match)
    if (!home) return []
    const { goalsFor, goalsAgainst, outcome } = home
    const winner = outcome === 'won' ? 'home' : outcome === 'drawn' ? 'both' : isLostByBoth(match) ? 'nobody' : 'away'
    return [
      {
        home: places.get(match.home) ?? -1,
        away: places.get(match.away) ?? -1,
        homeGoals: goalsFor,
        awayGoals: goalsAgainst,
        winner,
      },
    ]
  })
}

function isLostByBoth({ ruling }: Match): boolean {
  return ruling?.kind === 'awarded' && ruling.to === 'nobody'
}
