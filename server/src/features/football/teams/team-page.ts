import type { TeamPage } from '@meio-campo/contract'
import { appearancesOf, formOf, goalsByMinute, type Match, recordOf, scorers } from '@meio-campo/football'
import { sql, type SqlBool } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import type { Reading } from '../../../platform/reading/read.ts'
import { listSources } from '../../../platform/reading/record.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { toMatches } from '../rows/match-rows.ts'
import { getTeam } from './queries.ts'
import { findNextMatch } from './next-match.ts'
import { seasonFigures, type SeasonFigures } from './season-figures.ts'
import { listSeasonMatches, type SeasonMatch } from './season-matches.ts'
import { findCoachOnSheet, findCurrentCoach } from './team-coach.ts'
import { includeInTeams } from './queries.ts'
import { teamRefColumns } from '../rows/team-ref.ts'
import { type PlayedEdition, listPlayedEditions, seasonOf } from './team-season.ts'
import { toFootballMatch } from '../rows/football-match.ts'
import { listLastResults, type TeamResultRow } from '../rows/team-results.ts'
import { type PhaseStandings, getEditionStandings } from '../standings/edition-standings.ts'

const SCORERS_SHOWN = 5

/** A team with all that its page shows. */
export async function getTeamPage(
  database: Database,
  id: string,
  include: string | undefined,
  now: Date,
): Promise<Reading<{ data: TeamPage }>> {
  const today = dayAt(now)
  const team = await getTeam(database, id)
  const season = seasonOf(await listPlayedEditions(database, id), today)
  const editions = season.map((edition) => edition.id)
  const matches = await listSeasonMatches(database, id, editions)
  const figures = seasonFigures(id, matches)
  const lastFive = await listLastFive(database, id)
  const next = await findNextMatch(database, id, now)
  const shown = await toMatches(database, next ? [...lastFive, next] : lastFive)
  const played = matches.map(({ match }) => match)
  const page: TeamPage = {
    ...team,
    coach: (await findCurrentCoach(database, id)) ?? (await findCoachOnSheet(database, newestFirst(matches))),
    rivals: await listRivals(database, id),
    titles: await countTitles(database, id),
    lastMatches: shown.filter((match) => match.id !== next?.id),
    nextMatch: shown.find((match) => match.id === next?.id) ?? null,
    tables: await listTeamTables(database, id, season),
    topScorers: topScorers(matches, figures),
    goalsByMinute: [...goalsByMinute(figures.timedGoals)],
    form: await getTeamForm(database, id, lastFive, played),
    sources: await listSources(database, 'team', id),
  }
  const [data = page] = await includeInTeams(database, [page], include)
  return {
    answer: { data },
    topics: [
      ...NAMES,
      'edition',
      'phase',
      'spell',
      'title',
      'deduction',
      topic.teamMatches(id),
      ...editions.map(topic.edition),
    ],
  }
}

function newestFirst(matches: readonly SeasonMatch[]) {
  return matches.toReversed().map(({ match, side }) => ({ id: match.id, side }))
}

function topScorers(matches: readonly SeasonMatch[], { goals, outings, people }: SeasonFigures) {
  const rows = scorers(
    matches.map(({ match }) => match),
    goals,
    outings,
  )
  return rows.slice(0, SCORERS_SHOWN).flatMap((row) => {
    const player = people.get(row.player)
    return player ? [{ player, goals: row.goals, played: row.played }] : []
  })
}

/** Rivalry has no direction, whichever of the two it was entered for. */
async function listRivals(database: Queryable, team: string) {
  return database
    .selectFrom('teams')
    .select(teamRefColumns)
    .where(
      sql<SqlBool>`teams.id in (
        select rival_id from team_rivals where team_id = ${team}
        union select team_id from team_rivals where rival_id = ${team})`,
    )
    .orderBy('teams.name')
    .execute()
}

async function countTitles(database: Queryable, team: string): Promise<number> {
  const { count } = await database
    .selectFrom('titles')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('champion_id', '=', team)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const SHOWN = 5

/** The last results, newest first, whatever the ground. */
async function listLastFive(database: Queryable, team: string): Promise<TeamResultRow[]> {
  const halves = await Promise.all(
    (['home', 'away'] as const).map((side) => listLastResults(database, team, side, SHOWN, { neutral: true })),
  )
  return halves
    .flat()
    .sort((a, b) => b.moment.getTime() - a.moment.getTime())
    .slice(0, SHOWN)
}

/** Form over the last matches, and the season's record at home and away. */
async function getTeamForm(
  database: Queryable,
  team: string,
  lastFive: readonly TeamResultRow[],
  season: readonly Match[],
): Promise<TeamPage['form']> {
  const [home, away] = await Promise.all(
    (['home', 'away'] as const).map((side) => listLastResults(database, team, side, SHOWN, { neutral: false })),
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

/** Where a team stands in the tables of some editions. */
async function listTeamTables(
  database: Queryable,
  team: string,
  editions: readonly PlayedEdition[],
): Promise<TeamPage['tables']> {
  const tables: TeamPage['tables'] = []
  for (const { id, name, competition_id, competition_name } of editions) {
    const found = placeOf(team, await getEditionStandings(database, id))
    if (!found || found.row.position === null) continue
    const { row, phase, group } = found
    tables.push({
      competition: { id: competition_id, name: competition_name },
      edition: name,
      group: phase.kind === 'groups' ? group.name : null,
      position: found.row.position,
      points: row.points,
      played: row.played,
      zone: row.zone,
      positions: (group.positionSeries().get(team) ?? []).map(({ position }) => position),
    })
  }
  return tables
}

/** The team's row in the last table in which it has played, or else in its first. */
function placeOf(team: string, phases: readonly PhaseStandings[]) {
  const places = phases.flatMap((phase) =>
    phase.groups.flatMap((group) =>
      group.rows.filter((row) => row.team === team).map((row) => ({ phase, group, row })),
    ),
  )
  return places.findLast(({ row }) => row.played > 0) ?? places[0] ?? null
}
