import type { ChampionRow, CompetitionRef, PersonRef, TeamRef } from '@meio-campo/contract'
import { type Day, scorers } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import type { ListReading } from '../../../platform/reading/read.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { getCompetitionEditions } from '../editions/editions.ts'
import { findTeamNames, type TeamNames } from '../rows/team-names.ts'
import { listGoals, type ReadGoals } from '../scorers/goal-rows.ts'
import type { EditionStructure } from '../standings/edition-structure.ts'
import { hasChampions } from './decided-edition.ts'
import { decideEditions, findCoaches, NOTE } from './decided-editions.ts'
import { listInWords } from './list-in-words.ts'

export async function listChampions(
  database: Database,
  competitionId: string,
  sort: string | undefined,
  today: Day,
): Promise<ListReading<ChampionRow>> {
  const { competition, champions, teams, topics } = await findChampions(database, competitionId, today)
  return {
    source: {
      // Newest first is what people look for; asked for by edition, it is the order of the years.
      table: sort === 'edition' ? champions.toReversed() : champions,
      wrap: (page) => ({ ...page, competition, teams }),
    },
    topics,
  }
}

interface Champions {
  readonly competition: CompetitionRef
  /** Newest first. */
  readonly champions: readonly ChampionRow[]
  readonly teams: readonly { team: TeamRef; titles: number; runnersUp: number }[]
  readonly topics: readonly string[]
}

/** The entered titles; for editions without one, the champion by the results. */
export async function findChampions(database: Queryable, competitionId: string, today: Day): Promise<Champions> {
  const { competition, editions } = await getCompetitionEditions(database, competitionId, today)
  const entered = await listTitles(database, competitionId)
  const known = new Set(entered.map(({ edition }) => edition))
  const untold = hasChampions(competition) ? editions.filter((each) => each.hasPhases && !known.has(each.name)) : []
  const titles = [...entered, ...(await deriveTitles(database, competition.kind, untold, today))].toSorted((a, b) =>
    a.edition === b.edition ? 0 : a.edition < b.edition ? 1 : -1,
  )
  const names = await findTeamNames(
    database,
    titles.flatMap(({ champion, runnerUp }) => [champion, runnerUp ?? champion]),
  )
  return {
    competition: { id: competition.id, name: competition.name },
    champions: titles.map((title) => ({
      ...title,
      champion: names.ref(title.champion),
      runnerUp: title.runnerUp === null ? null : names.ref(title.runnerUp),
    })),
    teams: honours(titles, names),
    topics: ['competition', 'edition', 'title', 'team', 'person', ...untold.map(({ id }) => topic.edition(id))],
  }
}

/** From the greatest champion on. */
function honours(titles: readonly Title[], names: TeamNames): Champions['teams'] {
  const count = (role: 'champion' | 'runnerUp') => Map.groupBy(titles, (title) => title[role])
  const [won, lost] = [count('champion'), count('runnerUp')]
  const teams = new Set([...won.keys(), ...lost.keys()].filter((team) => team !== null))
  return [...teams]
    .map((team) => ({
      team: names.ref(team),
      titles: won.get(team)?.length ?? 0,
      runnersUp: lost.get(team)?.length ?? 0,
    }))
    .sort((a, b) => b.titles - a.titles || b.runnersUp - a.runnersUp || a.team.name.localeCompare(b.team.name, 'pt-BR'))
}

const MOST_NAMED = 3

/** Champions of editions without an entered title, where the results leave no doubt. */
async function deriveTitles(
  database: Queryable,
  kind: string,
  editions: readonly { readonly id: string; readonly name: string }[],
  today: Day,
): Promise<Title[]> {
  if (editions.length === 0) return []
  const decided = await decideEditions(
    database,
    editions.map((edition) => ({ ...edition, kind })),
    today,
  )
  const withGoals = decided.filter(({ structure }) => hasScorers(structure)).map(({ structure }) => structure.id)
  const [goals, coaches] = await Promise.all([
    listGoals(database, sql`matches.edition_id = any(${withGoals})`),
    findCoaches(
      database,
      decided.map(({ result }) => result),
    ),
  ])
  return decided.map(({ structure, result, edition }) => ({
    edition: edition.name,
    champion: result.champion,
    runnerUp: result.runnerUp,
    finalScore: result.finalScore,
    topScorer: topScorerOf(structure, goals),
    coach: coaches.get(result.champion + result.last.row.id) ?? null,
    note: NOTE,
  }))
}

/** A top scorer from some of the goals would be a guess. */
function hasScorers({ phases }: EditionStructure): boolean {
  const scored = phases.flatMap(({ legs }) =>
    legs.filter(({ match: { score } }) => score && score.home + score.away > 0),
  )
  return scored.length > 0 && scored.every(({ row }) => row.covers_events)
}

function topScorerOf({ phases }: EditionStructure, { goals, people }: ReadGoals): Title['topScorer'] {
  const matches = phases.flatMap(({ legs }) => legs.map(({ match }) => match))
  const own = new Set(matches.map(({ id }) => id))
  const table = scorers(
    matches,
    goals.filter(({ match }) => own.has(match)),
    [],
  )
  const best = table.filter(({ position }) => position === 1).map(({ player }) => people.get(player)!)
  const [first] = best
  if (!first) return null
  return { player: best.length === 1 ? first : { id: null, name: namesOf(best) }, goals: table[0]!.goals }
}

function namesOf(people: readonly { readonly name: string }[]): string {
  const named = people.map(({ name }) => name)
  return named.length <= MOST_NAMED
    ? listInWords(named)
    : listInWords([...named.slice(0, MOST_NAMED - 1), `mais ${named.length - MOST_NAMED + 1}`])
}

/** A row of the list of champions, with teams by id. */
interface Title extends Omit<ChampionRow, 'champion' | 'runnerUp'> {
  readonly champion: string
  readonly runnerUp: string | null
}

/** The entered titles. */
async function listTitles(database: Queryable, competitionId: string): Promise<Title[]> {
  const rows = await database
    .selectFrom('editions')
    .innerJoin('titles', 'titles.edition_id', 'editions.id')
    .leftJoin('people as scorer', 'scorer.id', 'titles.top_scorer_id')
    .leftJoin('people as coach', 'coach.id', 'titles.coach_id')
    .selectAll('titles')
    .select(['editions.name as edition', 'scorer.name as scorer', 'coach.name as coach'])
    .where('editions.competition_id', '=', competitionId)
    .orderBy('titles.id')
    .execute()
  return rows.map((row) => {
    const scorer = personOf(row.top_scorer_id, row.scorer ?? row.top_scorer_name)
    return {
      edition: row.edition,
      champion: row.champion_id,
      runnerUp: row.runner_up_id,
      finalScore: row.final_score,
      topScorer: scorer && { player: scorer, goals: row.top_scorer_goals },
      coach: personOf(row.coach_id, row.coach ?? row.coach_name),
      note: row.note,
    }
  })
}

function personOf(id: string | null, name: string | null): PersonRef | null {
  return name === null ? null : { id, name }
}
