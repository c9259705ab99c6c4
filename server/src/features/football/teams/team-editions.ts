import type { TeamEdition } from '@meio-campo/contract'
import { appearancesOf, type Day, recordOf } from '@meio-campo/football'
import { sql, type SqlBool } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { fieldTree, valuesIn } from '../../../platform/reading/fields.ts'
import { fromRows } from '../../../platform/reading/list.ts'
import type { Order } from '../../../platform/reading/order.ts'
import type { ListReading } from '../../../platform/reading/read.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { decideEdition, hasChampions } from '../champions/decided-edition.ts'
import { editionStandings, type PhaseStandings } from '../standings/edition-standings.ts'
import { type EditionStructure, findEditionStructures } from '../standings/edition-structure.ts'

const orders: Readonly<Record<string, Order>> = { edition: { column: 'edition', type: 'text' } }

/** Every edition that a team plays or played. Tables are made only for those on the page, and only if they are asked for. */
export async function listTeamEditions(
  database: Database,
  team: string,
  { temporada, fields }: { readonly temporada?: string; readonly fields?: string },
  today: Day,
): Promise<ListReading<Partial<TeamEdition>>> {
  const rows = selectEditions(database, team, temporada)
  const ids = await rows.clearSelect().select('editions.id').execute()
  return {
    source: fromRows({
      rows,
      orders,
      defaultSort: '-edition',
      items: async (page) => (asksForNames(fields) ? page.map(toNames) : toTeamEditions(database, team, page, today)),
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
      'competitions.kind as competition_kind',
    ])
    .where(
      sql<SqlBool>`editions.id in (
        select edition_id from matches where home_id = ${team}
        union select edition_id from matches where away_id = ${team}
        union select phases.edition_id from phase_teams join phases on phases.id = phase_teams.phase_id
          where phase_teams.team_id = ${team})`,
    )
    .$if(temporada !== undefined, (query) => query.where('editions.name', 'in', valuesIn(temporada!)))
}

type EditionRow = Awaited<ReturnType<ReturnType<typeof selectEditions>['executeTakeFirstOrThrow']>>

/** The facts in an edition's own row, without its matches. */
const toNames = (row: EditionRow) => ({
  competition: { id: row.competition_id, name: row.competition_name },
  edition: row.edition,
  demo: row.demo,
})
const NAMES: ReadonlySet<string> = new Set<keyof ReturnType<typeof toNames>>(['competition', 'edition', 'demo'])

function asksForNames(fields: string | undefined): boolean {
  const asked = fieldTree(fields)
  return asked !== null && [...asked.keys()].every((name) => NAMES.has(name))
}

interface Honours {
  readonly champions: readonly string[]
  readonly runnersUp: readonly string[]
}

async function toTeamEditions(
  database: Queryable,
  team: string,
  rows: readonly EditionRow[],
  today: Day,
): Promise<TeamEdition[]> {
  const ids = rows.map(({ id }) => id)
  const [structures, titles] = await Promise.all([findEditionStructures(database, ids), findHonours(database, ids)])
  const byId = new Map(structures.map((structure) => [structure.id, structure]))
  return rows.map((row) => {
    const structure = byId.get(row.id) ?? { id: row.id, phases: [] }
    const entered = titles.get(row.id)
    const honours = entered ?? honoursIn(structure, { id: row.competition_id, kind: row.competition_kind }, today)
    const champion = honours.champions.includes(team)
    const runnerUp = honours.runnersUp.includes(team)
    const matches = structure.phases.flatMap(({ legs }) => legs.map(({ match }) => match))
    return {
      ...toNames(row),
      ...campaignOf(team, editionStandings(structure), { champion, runnerUp }),
      champion,
      finished: entered !== undefined || isOver(structure, row.ends, today),
      ...recordOf(appearancesOf(team, matches)),
    }
  })
}

async function findHonours(database: Queryable, editions: readonly string[]): Promise<ReadonlyMap<string, Honours>> {
  if (editions.length === 0) return new Map()
  const rows = await database
    .selectFrom('titles')
    .select(['edition_id', 'champion_id', 'runner_up_id'])
    .where('edition_id', 'in', editions)
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ edition_id }) => edition_id)].map(([id, own]) => [
      id,
      {
        champions: own.map(({ champion_id }) => champion_id),
        runnersUp: own.flatMap(({ runner_up_id }) => runner_up_id ?? []),
      },
    ]),
  )
}

/** The champion by the results, where no title was entered. */
function honoursIn(structure: EditionStructure, competition: { id: string; kind: string }, today: Day): Honours {
  const decided = hasChampions(competition) ? decideEdition(structure, competition.kind, today) : null
  return { champions: decided ? [decided.champion] : [], runnersUp: decided?.runnerUp ? [decided.runnerUp] : [] }
}

const OPEN = new Set(['scheduled', 'postponed', 'suspended'])

function isOver({ phases }: EditionStructure, ends: Day | null, today: Day): boolean {
  const rows = phases.flatMap(({ legs }) => legs.map(({ row }) => row))
  const lastDay =
    ends ??
    rows
      .flatMap(({ day }) => day ?? [])
      .sort()
      .at(-1)
  return lastDay !== undefined && lastDay < today && !rows.some((row) => !row.annulled && OPEN.has(row.status))
}

/** A team's result in an edition, as far as tables and knock-outs show it. */
export interface Campaign {
  readonly position: number | null
  readonly points: number | null
  readonly stage: string | null
}

export interface TeamHonours {
  readonly champion: boolean
  readonly runnerUp: boolean
}

function campaignOf(team: string, phases: readonly PhaseStandings[], honours: TeamHonours): Campaign {
  const tables = phases.flatMap(({ groups }) => groups)
  // Third in one of eight groups is not third place.
  const only = tables.length === 1 ? tables[0] : undefined
  const row = only?.rows.find((each) => each.team === team)
  return { position: row?.position ?? null, points: row?.points ?? null, stage: stageOf(team, phases, honours) }
}

/** The last tie a team played, or what it won there. */
function stageOf(team: string, phases: readonly PhaseStandings[], { champion, runnerUp }: TeamHonours): string | null {
  const ties = phases.flatMap((phase) => phase.ties.map((tie) => ({ ...tie, phase: phase.name })))
  const last = ties.findLast(({ teams }) => teams.includes(team))
  if (!last) return null
  if (champion) return 'Campeão'
  if (runnerUp) return 'Vice-campeão'
  return last.round?.name ?? last.phase
}
