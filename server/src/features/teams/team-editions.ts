import type { TeamEdition } from '@meio-campo/contract'
import { appearancesOf, recordOf, type Day } from '@meio-campo/football'
import { sql, type SqlBool } from 'kysely'
import type { Database, Queryable } from '../../database/database.ts'
import { fromRows } from '../../platform/reading/list.ts'
import type { Order } from '../../platform/reading/order.ts'
import type { ListReading } from '../../platform/reading/read.ts'
import { topic } from '../../platform/reading/topics.ts'
import { readEditionStandings } from '../standings/edition-standings.ts'
import { toFootballMatch } from '../standings/football-match.ts'
import { campaignOf } from './edition-campaign.ts'
import { selectResultsOf } from './team-results.ts'

const orders: Readonly<Record<string, Order>> = { edition: { column: 'edition', type: 'text' } }

/** Every edition that a team plays or played. Tables are made only for those on the page. */
export async function listTeamEditions(
  database: Database,
  team: string,
  temporada: string | undefined,
  today: Day,
): Promise<ListReading<TeamEdition>> {
  const rows = selectEditions(database, team, temporada)
  const ids = await rows.clearSelect().select('editions.id').execute()
  return {
    source: fromRows({
      rows,
      orders,
      defaultSort: '-edition',
      items: (page) => toTeamEditions(database, team, page, today),
    }),
    topics: [
      'team',
      'competition',
      'edition',
      'phase',
      'title',
      'deduction',
      topic.teamMatches(team),
      ...ids.map(({ id }) => topic.edition(id)),
    ],
  }
}

function selectEditions(database: Queryable, team: string, temporada: string | undefined) {
  return database
    .selectFrom('editions')
    .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
    .select([
      'editions.id',
      'editions.name as edition',
      'editions.ends',
      'editions.demo',
      'competitions.id as competition_id',
      'competitions.name as competition_name',
    ])
    .where(
      sql<SqlBool>`editions.id in (
        select edition_id from matches where home_id = ${team}
        union select edition_id from matches where away_id = ${team}
        union select phases.edition_id from phase_teams join phases on phases.id = phase_teams.phase_id
          where phase_teams.team_id = ${team})`,
    )
    .$if(temporada !== undefined, (query) => query.where('editions.name', '=', temporada!))
}

type EditionRow = Awaited<ReturnType<ReturnType<typeof selectEditions>['executeTakeFirstOrThrow']>>

async function toTeamEditions(
  database: Queryable,
  team: string,
  rows: readonly EditionRow[],
  today: Day,
): Promise<TeamEdition[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const half = (side: 'home' | 'away') => selectResultsOf(database, team, side).where('matches.edition_id', 'in', ids)
  const [results, titles, lastDays] = await Promise.all([
    half('home').unionAll(half('away')).execute(),
    database
      .selectFrom('titles')
      .select(['edition_id', 'champion_id', 'runner_up_id'])
      .where('edition_id', 'in', ids)
      .execute(),
    readLastDays(database, ids),
  ])
  const byEdition = Map.groupBy(results, ({ edition_id }) => edition_id)
  const editions: TeamEdition[] = []
  // One after the other: a page of them must not take every connection there is.
  for (const row of rows) {
    const own = titles.filter(({ edition_id }) => edition_id === row.id)
    const champion = own.some(({ champion_id }) => champion_id === team)
    const runnerUp = own.some(({ runner_up_id }) => runner_up_id === team)
    const matches = (byEdition.get(row.id) ?? []).map((result) => toFootballMatch(result))
    const ends = row.ends ?? lastDays.get(row.id) ?? null
    editions.push({
      competition: { id: row.competition_id, name: row.competition_name },
      edition: row.edition,
      ...campaignOf(team, await readEditionStandings(database, row.id), { champion, runnerUp }),
      champion,
      finished: own.length > 0 || (ends !== null && ends < today),
      ...recordOf(appearancesOf(team, matches)),
      demo: row.demo,
    })
  }
  return editions
}

async function readLastDays(
  database: Queryable,
  editions: readonly string[],
): Promise<ReadonlyMap<string, Day | null>> {
  const { rows } = await sql<{ id: string; day: Day | null }>`
    select edition.id, (select day from matches where edition_id = edition.id order by moment desc limit 1) as day
    from unnest(${editions}::text[]) as edition (id)`.execute(database)
  return new Map(rows.map(({ id, day }) => [id, day]))
}
