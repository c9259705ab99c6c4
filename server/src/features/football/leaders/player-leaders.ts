import type { PersonRef, PlayerLeaderRow } from '@meio-campo/contract'
import { playerLeaders, type Day, type PlayerLeader } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readOnce, roomOfLines } from '../../../platform/memory/memory.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import type { ListReading } from '../../../platform/reading/read.ts'
import { findEdition } from '../editions/editions.ts'
import { POSITIONS } from '../people/person-rows.ts'
import { findTeamNames } from '../rows/team-names.ts'
import { readEditionScoring } from '../scorers/match-scoring.ts'
import { findCards } from '../standings/edition-cards.ts'
import { rankRows } from './ranked-rows.ts'

interface LeadersQuery {
  readonly temporada?: string
  readonly time?: string
  readonly posicao?: string
  readonly sort?: string
}

type Row = Omit<PlayerLeaderRow, 'position'>
interface Placed {
  readonly row: Row
  /** Where the player plays, as registered. */
  readonly positions: readonly string[]
}

const figures = {
  involvements: ({ involvements }: Row) => involvements,
  goals: ({ goals }: Row) => goals,
  assists: ({ assists }: Row) => assists,
  minutes: ({ minutes }: Row) => minutes,
  played: ({ played }: Row) => played,
  cleanSheets: ({ cleanSheets }: Row) => cleanSheets,
  yellow: ({ yellow }: Row) => yellow,
  red: ({ red }: Row) => red,
}
const names = { player: ({ player }: Row) => player.name, team: ({ team }: Row) => team.name }

/** All players of an edition, with their figures in it. */
export async function listPlayerLeaders(
  database: Database,
  competitionId: string,
  { temporada, time, posicao, sort }: LeadersQuery,
  today: Day,
): Promise<ListReading<PlayerLeaderRow>> {
  const { competition, edition, editions, topics } = await findEdition(database, competitionId, temporada, today)
  const all = edition ? await getEditionLeaders(database, edition.id) : []
  const teams = time === undefined ? null : new Set(valuesIn(time))
  const places = posicao === undefined ? null : new Set(valuesIn(posicao).map((word) => POSITIONS[word]))
  const rows = all
    .filter(({ row }) => teams === null || teams.has(row.team.id))
    .filter(({ positions }) => places === null || positions.some((position) => places.has(position)))
    .map(({ row }) => row)
  // Only goalkeepers are ranked by clean sheets.
  const shown = sort?.endsWith('cleanSheets') ? rows.filter(({ cleanSheets }) => cleanSheets !== null) : rows
  const first = shown.some(({ involvements }) => involvements !== null) ? 'involvements' : 'goals'
  return {
    source: {
      table: rankRows(shown, { figures, names, first }, sort),
      wrap: (page) => ({ ...page, competition, edition: edition?.name ?? null, editions }),
    },
    topics: [...topics, 'team', 'person'],
  }
}

/** Made once for all readers, until a match of the edition changes; not kept while the clock of one runs. */
async function getEditionLeaders(database: Queryable, editionId: string): Promise<readonly Placed[]> {
  const topics = [topic.edition(editionId), 'team', 'person']
  const { rows } = await readOnce(
    database,
    `leaders ${editionId}`,
    { topics: ({ live }) => (live ? null : topics), rows: (made) => roomOfLines(made.rows.length) },
    () => makeLeaders(database, editionId),
  )
  return rows
}

async function makeLeaders(database: Queryable, editionId: string) {
  const [scoring, cards] = await Promise.all([
    readEditionScoring(database, editionId),
    findCards(database, sql`matches.edition_id = ${editionId}`),
  ])
  const people = new Map<string, PersonRef>([
    ...scoring.flatMap((match) => [...match.people]),
    ...cards.flatMap(({ player, person }) => (person ? [[player, person] as const] : [])),
  ])
  const outings = scoring.flatMap((match) => match.outings)
  const registered = await findRegistered(database, [...outings.map(({ player }) => player), ...people.keys()])
  const rows = playerLeaders({
    matches: scoring.map(({ match }) => match),
    goals: scoring.flatMap(({ goals }) => goals),
    outings,
    cards: cards.filter(({ person }) => person !== null),
    keepers: new Set([...registered].flatMap(([id, { positions }]) => (positions[0] === 'goalkeeper' ? [id] : []))),
  })
  const teams = await findTeamNames(
    database,
    rows.map(({ team }) => team),
  )
  const toRow = (own: PlayerLeader): Placed[] => {
    const known = registered.get(own.player)
    const player = known ? { id: own.player, name: known.name } : people.get(own.player)
    if (!player) return []
    const involvements = own.assists === null ? null : own.goals + own.assists
    const row = { ...own, player, team: teams.ref(own.team), involvements }
    return [{ row, positions: known?.positions ?? [] }]
  }
  return { rows: rows.flatMap(toRow), live: scoring.some(({ live }) => live) }
}

/** Names and positions by id; players known only by name are missing. */
async function findRegistered(database: Queryable, ids: readonly string[]) {
  const rows = await database
    .selectFrom('people')
    .select(['id', 'name', 'positions'])
    .where(sql<boolean>`id = any(${[...new Set(ids)]})`)
    .execute()
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
