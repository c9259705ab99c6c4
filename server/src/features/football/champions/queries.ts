import type { ChampionRow, CompetitionRef, TeamRef } from '@meio-campo/contract'
import type { Day } from '@meio-campo/football'
import type { Database, Queryable } from '../../../database/database.ts'
import type { ListReading } from '../../../platform/reading/read.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readCompetitionEditions } from '../competitions/editions.ts'
import { readTeamNames, type TeamNames } from '../standings/team-names.ts'
import { deriveTitles } from './derived-champions.ts'
import { readTitles, type Title } from './title-rows.ts'

export async function listChampions(
  database: Database,
  competitionId: string,
  sort: string | undefined,
  today: Day,
): Promise<ListReading<ChampionRow>> {
  const { competition, champions, teams, topics } = await readChampions(database, competitionId, today)
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

/** What was entered, and where nothing was, what the results say. */
export async function readChampions(database: Queryable, competitionId: string, today: Day): Promise<Champions> {
  const { competition, editions } = await readCompetitionEditions(database, competitionId, today)
  const entered = await readTitles(database, competitionId)
  const known = new Set(entered.map(({ edition }) => edition))
  const untold =
    competition.kind === 'friendly' ? [] : editions.filter((each) => each.hasPhases && !known.has(each.name))
  const titles = [...entered, ...(await deriveTitles(database, competition.kind, untold, today))].toSorted((a, b) =>
    a.edition === b.edition ? 0 : a.edition < b.edition ? 1 : -1,
  )
  const names = await readTeamNames(
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
