import type { TeamTitle } from '@meio-campo/contract'
import type { Day } from '@meio-campo/football'
import { sql, type SqlBool } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { hasChampions } from '../champions/decided-edition.ts'
import { decideEditions, findCoaches, NOTE } from '../champions/decided-editions.ts'
import { toPersonRef } from '../rows/match-events.ts'
import { findTeamNames } from '../rows/team-names.ts'
import { teamRefColumns } from '../rows/team-ref.ts'

/** The titles that were entered, and of editions without one those that the results prove; newest first. */
export async function findTeamTitles(
  database: Queryable,
  team: string,
  today: Day,
): Promise<{ readonly titles: readonly TeamTitle[]; readonly topics: readonly string[] }> {
  const [entered, untold] = await Promise.all([
    selectTitles(database, team).execute(),
    listUntoldEditions(database, team),
  ])
  const titles = [...entered.map(toTitle), ...(await deriveTitles(database, team, untold, today))]
  return {
    titles: titles.toSorted(
      (a, b) => compareText(b.edition, a.edition) || a.competition.name.localeCompare(b.competition.name, 'pt-BR'),
    ),
    topics: ['team', 'title', 'edition', 'competition', 'person', ...untold.map(({ id }) => topic.edition(id))],
  }
}

const compareText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

/** Editions that a team played and nobody has entered a title of. */
async function listUntoldEditions(database: Queryable, team: string) {
  const editions = await database
    .selectFrom('editions')
    .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
    .select([
      'editions.id',
      'editions.name',
      'competitions.id as competition',
      'competitions.name as competition_name',
      'competitions.kind',
    ])
    .where(
      sql<SqlBool>`editions.id in (
        select edition_id from matches where home_id = ${team}
        union select edition_id from matches where away_id = ${team})
        and not exists (select from titles where titles.edition_id = editions.id)`,
    )
    .orderBy('editions.id')
    .execute()
  return editions.filter(({ competition, kind }) => hasChampions({ id: competition, kind }))
}

type UntoldEdition = Awaited<ReturnType<typeof listUntoldEditions>>[number]

async function deriveTitles(
  database: Queryable,
  team: string,
  editions: readonly UntoldEdition[],
  today: Day,
): Promise<TeamTitle[]> {
  const won = (await decideEditions(database, editions, today)).filter(({ result }) => result.champion === team)
  const [coaches, names] = await Promise.all([
    findCoaches(
      database,
      won.map(({ result }) => result),
    ),
    findTeamNames(
      database,
      won.flatMap(({ result }) => result.runnerUp ?? []),
    ),
  ])
  return won.map(({ edition, result }) => ({
    competition: { id: edition.competition, name: edition.competition_name },
    edition: edition.name,
    runnerUp: result.runnerUp === null ? null : names.ref(result.runnerUp),
    finalScore: result.finalScore,
    coach: coaches.get(team + result.last.row.id) ?? null,
    note: NOTE,
    derived: true,
  }))
}

function selectTitles(database: Queryable, team: string) {
  return database
    .selectFrom('titles')
    .innerJoin('editions', 'editions.id', 'titles.edition_id')
    .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
    .leftJoin('people', 'people.id', 'titles.coach_id')
    .select((select) => [
      sql<string>`titles.id::text`.as('id'),
      'editions.name as edition',
      'competitions.id as competition_id',
      'competitions.name as competition_name',
      'titles.final_score',
      'titles.coach_id',
      'titles.coach_name',
      'people.name as coach_known_name',
      'titles.note',
      jsonObjectFrom(
        select.selectFrom('teams').select(teamRefColumns).whereRef('teams.id', '=', 'titles.runner_up_id'),
      ).as('runner_up'),
    ])
    .where('titles.champion_id', '=', team)
}

type TitleRow = Awaited<ReturnType<ReturnType<typeof selectTitles>['executeTakeFirstOrThrow']>>

function toTitle(row: TitleRow): TeamTitle {
  return {
    competition: { id: row.competition_id, name: row.competition_name },
    edition: row.edition,
    runnerUp: row.runner_up,
    finalScore: row.final_score,
    coach: toPersonRef(row.coach_id, row.coach_known_name ?? row.coach_name),
    note: row.note,
    derived: false,
  }
}
