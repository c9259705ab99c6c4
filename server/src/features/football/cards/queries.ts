import type { PlayerCardsRow, TeamCardsRow } from '@meio-campo/contract'
import {
  type CardColor,
  type CardCounts,
  cardsShown,
  type ConductScale,
  dateRange,
  type DateRange,
  type Day,
  fairPlay,
  fifaConduct,
  parseCardColor,
  parsePartialDate,
  playerCards,
  teamCards,
  withPositions,
} from '@meio-campo/football'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { readOnce, roomOfLines } from '../../../platform/memory/memory.ts'
import type { ListReading } from '../../../platform/reading/read.ts'
import { type Edition, findEdition } from '../editions/editions.ts'
import { matchesOfCompetition } from '../editions/selected-matches.ts'
import { findCards, type ShownCard } from '../standings/edition-cards.ts'
import { isCounted } from '../rows/football-match.ts'
import { findTeamNames, type TeamNames } from '../rows/team-names.ts'
import { sortPlayers, sortTeams } from './card-order.ts'
import { type Discipline, getDiscipline } from '../discipline/edition-discipline.ts'

interface CardsAddress {
  readonly id: string
  readonly date?: string
  readonly color?: string
}

/** `limit` pages the players; the teams are always all there. */
export async function listCards(
  database: Database,
  { id, date, color: colorName }: CardsAddress,
  query: { readonly temporada?: string; readonly sort?: string },
  today: Day,
): Promise<ListReading<PlayerCardsRow>> {
  const dates = readDates(date)
  const color = readColor(colorName)
  const choice = await findEdition(database, id, query.temporada, today)
  const selected = matchesOfCompetition(choice, query.temporada, dates)
  const asked = { which: selected.which ?? sql<SqlBool>`false`, edition: choice.edition, isWhole: !dates, color, today }
  const { players, teams, topics } = await getTables(database, asked)
  const { competition, editions } = choice
  return {
    source: {
      table: sortPlayers(players, query.sort),
      wrap: ({ data, page, links }) => ({
        data: { players: data, teams: sortTeams(teams, query.sort) },
        page,
        links,
        competition,
        edition: selected.edition,
        editions,
      }),
    },
    topics: [...selected.topics, ...topics],
  }
}

interface AskedTables {
  readonly which: RawBuilder<SqlBool>
  readonly edition: Edition | null
  /** All matches of the edition, not those of some days. */
  readonly isWhole: boolean
  readonly color: CardColor | undefined
  readonly today: Day
}

interface CardTables {
  readonly players: readonly PlayerCardsRow[]
  readonly teams: readonly TeamCardsRow[]
  readonly topics: readonly string[]
}

/** The tables of a whole edition are made once for all readers, until a match of it changes. */
function getTables(database: Queryable, asked: AskedTables): Promise<CardTables> {
  const { edition, isWhole, color, today } = asked
  if (!edition || !isWhole) return makeTables(database, asked)
  return readOnce(
    database,
    `cards ${edition.id} ${color ?? 'all'} ${today}`,
    {
      topics: ({ topics }) => [topic.edition(edition.id), ...topics],
      rows: ({ players, teams }) => roomOfLines(players.length + teams.length),
    },
    () => makeTables(database, asked),
  )
}

async function makeTables(
  database: Queryable,
  { which, edition, isWhole, color, today }: AskedTables,
): Promise<CardTables> {
  const [cards, played, scale] = await Promise.all([
    findCards(database, which),
    countPlayed(database, which),
    getConductScale(database, edition),
  ])
  const discipline = await findDiscipline(database, edition, isWhole ? cards : null, today)
  const inEdition = new Set(cards.filter((card) => card.edition === edition?.id).map(({ player }) => player))
  const names = await findTeamNames(database, [...played.keys(), ...cards.map(({ team }) => team)])
  const shown = { cards, color, names }
  return {
    players: playersTable(shown, only(discipline, inEdition)),
    teams: teamsTable(shown, played, scale),
    topics: [...discipline.editions.map(topic.edition), 'team', 'person', 'suspension', 'title'],
  }
}

function readDates(text: string | undefined): DateRange | null {
  if (text === undefined) return null
  const date = parsePartialDate(text)
  if (date) return dateRange(date)
  throw new AppError('not_found', { info: 'Este endereço pede uma data, como 2024, 2024-05 ou 2024-05-12.' })
}

function readColor(text: string | undefined): CardColor | undefined {
  if (text === undefined) return undefined
  const color = parseCardColor(text)
  if (color) return color
  throw new AppError('not_found', { info: 'A cor no endereço é amarelo ou vermelho.' })
}

/** Bans are counted over the whole edition, also where only some days of it are shown. */
async function findDiscipline(
  database: Queryable,
  edition: Edition | null,
  cards: readonly ShownCard[] | null,
  today: Day,
): Promise<Discipline> {
  if (!edition) return { suspended: new Set(), pending: new Set(), editions: [] }
  const all = cards ?? (await findCards(database, sql`matches.edition_id = ${edition.id}`))
  return getDiscipline(database, edition, all, today)
}

function only({ suspended, pending, editions }: Discipline, players: ReadonlySet<string>): Discipline {
  const among = (all: ReadonlySet<string>) => new Set([...all].filter((player) => players.has(player)))
  return { suspended: among(suspended), pending: among(pending), editions }
}

/** How many matches each team has played. */
async function countPlayed(database: Queryable, which: RawBuilder<SqlBool>): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('matches')
    .select(['matches.home_id', 'matches.away_id', 'matches.status'])
    .where(which)
    .where('matches.annulled', '=', false)
    .execute()
  const played = new Map<string, number>()
  for (const { home_id, away_id, status } of rows)
    for (const team of [home_id, away_id]) played.set(team, (played.get(team) ?? 0) + (isCounted({ status }) ? 1 : 0))
  return played
}

async function getConductScale(database: Queryable, edition: Edition | null): Promise<ConductScale> {
  const phase = await database
    .selectFrom('phases')
    .select(sql<ConductScale>`rules -> 'conduct'`.as('conduct'))
    .where('edition_id', '=', edition?.id ?? '')
    .where(sql<SqlBool>`rules ? 'conduct'`)
    .orderBy('position')
    .executeTakeFirst()
  return phase?.conduct ?? fifaConduct
}

interface Cards {
  readonly cards: readonly ShownCard[]
  readonly color?: CardColor | undefined
  readonly names: TeamNames
}

/** Most cards of the wanted colour first. Cards without a player count for the team only. */
function playersTable({ cards, color, names }: Cards, { suspended, pending }: Discipline): PlayerCardsRow[] {
  const people = new Map(cards.flatMap(({ player, person }) => (person ? [[player, person] as const] : [])))
  const rows = playerCards(
    cards.filter(({ player }) => people.has(player)),
    color,
  )
  return withPositions(rows, areLevel(color)).map(({ position, player, team, yellow, secondYellow, red }) => ({
    position,
    player: people.get(player)!,
    team: names.ref(team),
    yellow,
    secondYellow,
    red,
    pending: pending.has(player),
    suspended: suspended.has(player),
  }))
}

/** Best behaved first. */
function teamsTable(
  { cards, color, names }: Cards,
  played: ReadonlyMap<string, number>,
  scale: ConductScale,
): TeamCardsRow[] {
  // A team that has not played is not the best behaved.
  const teams = [...played].flatMap(([team, matches]) => (matches > 0 ? [team] : []))
  const counts = new Map(teamCards(teams, cards, color).map(({ team, ...own }) => [team, own]))
  return fairPlay(teams, cards, scale).map(({ position, team, conduct }) => ({
    position,
    team: names.ref(team),
    played: played.get(team)!,
    ...counts.get(team)!,
    fairPlay: conduct,
  }))
}

function areLevel(color: CardColor | undefined): (a: CardCounts, b: CardCounts) => boolean {
  const same = (wanted: CardColor, a: CardCounts, b: CardCounts) => cardsShown(a, wanted) === cardsShown(b, wanted)
  return (a, b) => (color ? same(color, a, b) : same('red', a, b) && same('yellow', a, b))
}
