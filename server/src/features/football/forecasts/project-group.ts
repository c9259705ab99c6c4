import {
  guarantees,
  projectSeason,
  reweigh,
  scorelineChances,
  type Match,
  type OpenFixture,
  type OutcomeChances,
  type StandingsPhase,
  type StandingsRules,
} from '@meio-campo/football'
import { isLive } from '../rows/football-match.ts'
import type { GroupStructure, PhaseStructure } from '../standings/edition-structure.ts'
import { calendarOf, isComplete } from '../standings/edition-calendar.ts'
import type { StructureMatch } from '../standings/edition-legs.ts'
import type { ProjectedTeam } from '../standings/stored-projections.ts'

/** What is stored about a match that is still open. */
export interface KnownForecast {
  readonly chances: OutcomeChances
  readonly homeGoals: number
  readonly awayGoals: number
}

export interface GroupProjection {
  readonly phaseId: string
  readonly groupId: string
  readonly round: number
  readonly seasons: number
  readonly reason: 'fixtures' | 'unknownTeams' | null
  readonly teams: readonly ProjectedTeam[]
}

export const SEASONS = 10_000
const FULL_TIME = 90
/** Of a correction for low scores, in matches whose chances are known as a whole. */
export const LOW_SCORES = -0.08
/** Null where nothing is left to play: the table says it all. */
export function projectGroup(
  phase: PhaseStructure,
  group: GroupStructure,
  forecasts: ReadonlyMap<string, KnownForecast>,
): GroupProjection | null {
  const { played, open } = calendarOf(phase, group)
  if (open.length === 0 || phase.rules === null) return null
  const { contest } = group
  const where = { phaseId: phase.id, groupId: group.id ?? '', round: medianPlayed(contest, played) }
  if (!isComplete(contest, [...played, ...open.map(({ match }) => match)])) {
    return { ...where, seasons: 0, reason: 'fixtures', teams: [] }
  }
  const proved = Map.groupBy(
    guarantees(
      contest,
      played,
      open.map(({ match }) => match),
      placesThatMatter(phase.rules, contest.teams.length, phase.kind === 'league'),
    ),
    ({ team }) => team,
  )
  const guaranteesOf = (team: string) =>
    (proved.get(team) ?? []).map(({ places, state, pointsNeeded }) => ({ places, state, needed: pointsNeeded }))
  const fixtures = open.map(({ row }) => toOpenFixture(row, forecasts.get(row.id)))
  if (fixtures.some((fixture) => fixture === null)) {
    const teams = contest.teams.map((team) => ({ team, points: null, positions: null, guarantees: guaranteesOf(team) }))
    return { ...where, seasons: 0, reason: 'unknownTeams', teams }
  }
  const projected = projectSeason({
    phase: contest,
    played,
    open: fixtures.filter((fixture) => fixture !== null),
    seasons: SEASONS,
    seed: `${phase.id} ${group.id ?? ''}`,
  })
  return {
    ...where,
    seasons: SEASONS,
    reason: null,
    teams: projected.map(({ team, positions, meanPoints }) => ({
      team,
      points: Math.round(meanPoints * 10) / 10,
      positions: positions.map((share) => Math.round(share * 10_000) / 10_000),
      guarantees: guaranteesOf(team),
    })),
  }
}

/** The title of a league, the end of every zone that begins above, and the last place before those at the bottom. */
export function placesThatMatter({ zones }: StandingsRules, teams: number, hasTitle: boolean): readonly number[] {
  const ends = zones.map(({ from, to }) => (to >= teams ? from - 1 : to))
  return [...new Set([...(hasTitle ? [1] : []), ...ends])].filter((end) => end > 0 && end < teams).sort((a, b) => a - b)
}

/** After how many matches of most teams. */
export function medianPlayed({ teams }: StandingsPhase, played: readonly Match[]): number {
  const counts = teams.map((team) => played.filter(({ home, away }) => home === team || away === team).length)
  return counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
}

function toOpenFixture(row: StructureMatch, forecast: KnownForecast | undefined): OpenFixture | null {
  if (!forecast) return null
  const sides = { home: row.home_id, away: row.away_id }
  if (!isLive(row)) {
    const grid = scorelineChances({ home: forecast.homeGoals, away: forecast.awayGoals }, LOW_SCORES)
    return { ...sides, homeGoals: 0, awayGoals: 0, scorelines: reweigh(grid, forecast.chances) }
  }
  const left = shareLeft(row)
  const expected = { home: forecast.homeGoals * left, away: forecast.awayGoals * left }
  return {
    ...sides,
    homeGoals: row.home_score ?? 0,
    awayGoals: row.away_score ?? 0,
    scorelines: scorelineChances(expected, 0),
  }
}

/** How much of the 90 minutes is still to come; never nothing while the match is on. */
function shareLeft({ status, minute }: StructureMatch): number {
  const gone = status === 'halfTime' ? 45 : (minute ?? (status === 'firstHalf' ? 20 : 70))
  return Math.max(0.02, (FULL_TIME - gone) / FULL_TIME)
}
