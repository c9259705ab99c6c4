import type { TeamPage } from '@meio-campo/contract'
import { appearancesOf, formOf, goalsByMinute, type Match, recordOf, scorers } from '@meio-campo/football'
import type { Database, Queryable } from '../../../database/database.ts'
import type { Reading } from '../../../platform/reading/read.ts'
import { toSources } from '../../../platform/reading/record.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { listTeamProjections } from '../forecasts/queries.ts'
import { includeInMatches } from '../including/match-includes.ts'
import { includeInTeams, within } from '../including/team-includes.ts'
import { nameMatches } from '../rows/match-rows.ts'
import { findSurroundings } from './team-surroundings.ts'
import { titleTopics } from './team-titles.ts'
import { getTeam } from './queries.ts'
import { findNextMatch } from './next-match.ts'
import { listTeamTables, type TeamTable } from './team-tables.ts'
import { seasonFigures, type SeasonFigures } from './season-figures.ts'
import { coachOnSheet, listSeasonMatches, type SeasonMatch } from './season-matches.ts'
import { findCoach } from './team-coach.ts'
import { type PlayedEdition, listPlayedEditions, seasonNamed, seasonOf } from './team-season.ts'
import { toFootballMatch } from '../rows/football-match.ts'
import { listRecentResults, type RecentResult, type RecentResults } from '../rows/team-results.ts'
import { findEditionStructures } from '../standings/edition-structure.ts'

const SCORERS_SHOWN = 5

interface Wish {
  readonly include?: string
  /** A season by its name; without it the page is about today. */
  readonly temporada?: string
}

/** A team with all that its page shows, today or in a season. */
export async function getTeamPage(
  database: Database,
  id: string,
  { include, temporada }: Wish,
  now: Date,
): Promise<Reading<{ data: TeamPage }>> {
  const [team, played] = await Promise.all([getTeam(database, id), listPlayedEditions(database, id)])
  const past = temporada !== undefined
  const season = past ? seasonNamed(played, temporada, team.name) : seasonOf(played, dayAt(now))
  const editions = season.map((edition) => edition.id)
  const structures = findEditionStructures(database, editions)
  const [matches, recent, next, surroundings, tables, projections] = await Promise.all([
    listSeasonMatches(database, id, editions, 'goals'),
    listRecentResults(database, id, past ? editions : undefined),
    findNextMatch(database, id, now, past ? editions : undefined),
    findSurroundings(database, id, dayAt(now)),
    structures.then((found) => listTeamTables(id, season, found).map(withPositions)),
    structures.then((found) => listTeamProjections(database, id, season, found)),
  ])
  const figures = seasonFigures(id, matches)
  const shown = await nameMatches(database, [...recent.all, ...(next ? [next] : [])])
  const { rivals, titles, source_rows: sources } = surroundings
  const [coach, rating] = past ? [null, null] : [surroundings.coach, surroundings.rating]
  const included = (path: string, isMeant: (matchId: string) => boolean) => {
    const matches = shown.filter((match) => isMeant(match.id))
    return includeInMatches(database, matches, within(include, path), dayAt(now))
  }
  const [lastMatches, [nextMatch = null]] = await Promise.all([
    included('lastMatches', (matchId) => matchId !== next?.id),
    included('nextMatch', (matchId) => matchId === next?.id),
  ])
  const page: TeamPage = {
    ...team,
    season: temporada ?? null,
    coach: coach ?? (await findCoachOfSeason(database, id, season, matches, past)),
    rivals,
    titles,
    lastMatches,
    nextMatch,
    tables,
    rating,
    projections,
    topScorers: topScorers(matches, figures),
    goalsByMinute: [...goalsByMinute(figures.timedGoals)],
    form: teamForm(
      id,
      recent,
      matches.map(({ match }) => match),
    ),
    sources: toSources(sources),
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
      ...titleTopics,
      ...editions.map(topic.edition),
      topic.forecasts,
      ...editions.map(topic.projection),
    ],
  }
}

/** The coach on the newest match sheet; in a past season otherwise the coach on the day of its last match. */
async function findCoachOfSeason(
  database: Queryable,
  team: string,
  season: readonly PlayedEdition[],
  matches: readonly SeasonMatch[],
  past: boolean,
) {
  const onSheet = coachOnSheet(matches)
  const days = season.flatMap(({ last_result }) => last_result ?? []).sort()
  return onSheet ?? (past && days.length > 0 ? findCoach(database, team, days.at(-1)) : null)
}

function topScorers(matches: readonly SeasonMatch[], { goals, outings, people }: SeasonFigures) {
  const rows = scorers(
    matches.map(({ match }) => match),
    goals,
    outings,
  )
  return rows.slice(0, SCORERS_SHOWN).flatMap((row) => {
    const player = people.get(row.player)
    // Who scored has played: without a line-up that names the player, it is unknown how often.
    return player ? [{ player, goals: row.goals, played: row.played === 0 ? null : row.played }] : []
  })
}

/** Form over the last matches, and the season's record at home and away. */
function teamForm(team: string, { all, home, away }: RecentResults, season: readonly Match[]): TeamPage['form'] {
  const lettersOf = (rows: readonly RecentResult[]) => [
    ...formOf(
      appearancesOf(
        team,
        rows.map((row) => toFootballMatch(row)),
      ),
    ),
  ]
  const onGround = appearancesOf(team, season).filter(({ match }) => !match.neutral)
  return {
    all: lettersOf(all),
    home: lettersOf(home),
    away: lettersOf(away),
    homeRecord: recordOf(onGround.filter(({ side }) => side === 'home')),
    awayRecord: recordOf(onGround.filter(({ side }) => side === 'away')),
  }
}

/** The team's place after every round so far. */
const withPositions = ({ positionSeries, ...table }: TeamTable): TeamPage['tables'][number] => ({
  ...table,
  positions: positionSeries().map(({ position }) => position),
})
