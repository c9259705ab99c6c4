import type { TeamPage } from '@meio-campo/contract'
import { appearancesOf, formOf, recordOf, type Match } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { toFootballMatch } from '../standings/football-match.ts'
import { readLastResults, type TeamResultRow } from './team-results.ts'

const SHOWN = 5

/** The last results, newest first, whatever the ground. */
export async function readLastFive(database: Queryable, team: string): Promise<TeamResultRow[]> {
  const halves = await Promise.all(
    (['home', 'away'] as const).map((side) => readLastResults(database, team, side, SHOWN, { neutral: true })),
  )
  return halves
    .flat()
    .sort((a, b) => b.moment.getTime() - a.moment.getTime())
    .slice(0, SHOWN)
}

/** Form over the last matches, and the season's record at home and away. */
export async function readTeamForm(
  database: Queryable,
  team: string,
  lastFive: readonly TeamResultRow[],
  season: readonly Match[],
): Promise<TeamPage['form']> {
  const [home, away] = await Promise.all(
    (['home', 'away'] as const).map((side) => readLastResults(database, team, side, SHOWN, { neutral: false })),
  )
  const lettersOf = (rows: readonly TeamResultRow[]) => [
    ...formOf(
      appearancesOf(
        team,
        rows.map((row) => toFootballMatch(row)),
      ),
    ),
  ]
  const onGround = appearancesOf(team, season).filter(({ match }) => !match.neutral)
  return {
    all: lettersOf(lastFive),
    home: lettersOf(home ?? []),
    away: lettersOf(away ?? []),
    homeRecord: recordOf(onGround.filter(({ side }) => side === 'home')),
    awayRecord: recordOf(onGround.filter(({ side }) => side === 'away')),
  }
}
