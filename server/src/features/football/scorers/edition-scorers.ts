import type { ScorerRow } from '@meio-campo/contract'
import {
  dateRange,
  type DateRange,
  type Day,
  type Goal,
  type Match,
  type Outing,
  parsePartialDate,
  parsePlace,
  type Place,
  scorers,
  type ScorersFilter,
  type ScorersRow,
} from '@meio-campo/football'
import type { Database, Queryable } from '../../../database/database.ts'
import { findTeamNames } from '../rows/team-names.ts'
import { readEditionScoring, readScoring, type MatchScoring } from './match-scoring.ts'
import type { ListReading } from '../../../platform/reading/read.ts'
import { findEdition } from '../editions/editions.ts'
import { matchesOfCompetition, type SelectedMatches } from '../editions/selected-matches.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readOnce, roomOfLines } from '../../../platform/memory/memory.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { byName, type Comparisons, most, sortTable } from '../../../platform/reading/table-order.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import { refuseMissing } from '../../../platform/reading/missing-records.ts'

const orders: Comparisons<ScorerRow> = {
  player: byName(({ player }) => player.name),
  team: byName(({ team }) => team.name),
  penalties: most(({ penalties }) => penalties),
  played: most(({ played }) => played),
  perGame: most(({ goals, played }) => (played ? goals / played : null)),
  minutesPerGoal: most(({ minutesPerGoal }) => minutesPerGoal),
}

interface ScorersQuery {
  readonly temporada?: string
  readonly time?: string
  readonly sort?: string
}

/** `filter` is the last part of the address: a date over all editions, or a place in one. */
export async function listScorers(
  database: Database,
  competitionId: string,
  filter: string | undefined,
  query: ScorersQuery,
  today: Day,
): Promise<ListReading<ScorerRow>> {
  const choice = await findEdition(database, competitionId, query.temporada, today)
  const narrowed = filter === undefined ? null : await readScorersFilter(database, filter)
  const dates = narrowed?.kind === 'dates' ? narrowed.dates : null
  const selected = matchesOfCompetition(choice, query.temporada, dates)
  const word = query.sort ?? 'goals'
  const rows = await rankSelected(database, selected, dates === null ? choice.edition : null, {
    place: narrowed?.kind === 'place' ? narrowed.place : undefined,
    teams: query.time === undefined ? undefined : new Set(valuesIn(query.time)),
    by: word.endsWith('assists') ? 'assists' : 'goals',
  })
  const { competition, editions } = choice
  const demo = choice.edition?.demo ?? false
  return {
    source: {
      table: sortTable(rows, orders, word),
      wrap: (page) => ({ ...page, competition, edition: selected.edition, editions, demo }),
    },
    topics: [...selected.topics, 'team', 'person', ...(narrowed?.kind === 'place' ? ['stadium'] : [])],
  }
}

/** `edition` where all matches of one were selected. */
async function rankSelected(
  database: Database,
  { which }: SelectedMatches,
  edition: { readonly id: string } | null,
  view: ScorersView,
): Promise<readonly ScorerRow[]> {
  if (which === null) return []
  if (edition) return listEditionScorers(database, edition.id, view)
  const scoring = await readScoring(database, which)
  return rankScorers(
    database,
    scoring.map(({ part }) => part),
    view,
  )
}

export type AddressFilter =
  | { readonly kind: 'dates'; readonly dates: DateRange }
  | { readonly kind: 'place'; readonly place: Place }

const REFUSAL =
  'Este endereço pede uma data, como 2024, 2024-05 ou 2024-05-12, ou um local: casa, fora, neutro ou o id de um estádio.'

/** What looks like a date is a date; otherwise it is a place. */
async function readScorersFilter(database: Queryable, text: string): Promise<AddressFilter> {
  const date = parsePartialDate(text)
  if (date) return { kind: 'dates', dates: dateRange(date) }
  const place = parsePlace(text)
  if (!place) throw new AppError('not_found', { info: REFUSAL })
  if (place.kind === 'stadium') await checkStadium(database, place.stadium)
  return { kind: 'place', place }
}

async function checkStadium(database: Queryable, id: string): Promise<void> {
  const found = await database.selectFrom('stadiums').select('id').where('id', '=', id).executeTakeFirst()
  if (found) return
  await refuseMissing(database, 'stadium', id).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('not_found', { info: REFUSAL }) : error
  })
}

interface ScorersView {
  readonly place?: Place | undefined
  /** Only what was scored for these teams. */
  readonly teams?: ReadonlySet<string> | undefined
  readonly by?: 'goals' | 'assists'
}

/** The table of all teams is made once for all readers, until a match of the edition changes. */
export async function listEditionScorers(
  database: Queryable,
  editionId: string,
  view: ScorersView = {},
): Promise<readonly ScorerRow[]> {
  const rank = async () => {
    const scoring = await readEditionScoring(database, editionId)
    return { rows: await rankScorers(database, scoring, view), live: scoring.some(({ live }) => live) }
  }
  if (view.teams) return (await rank()).rows
  const topics = [topic.edition(editionId), 'team', 'person']
  const { rows } = await readOnce(
    database,
    `scorers ${editionId} ${view.by ?? 'goals'} ${JSON.stringify(view.place ?? null)}`,
    { topics: ({ live }) => (live ? null : topics), rows: (ranked) => roomOfLines(ranked.rows.length) },
    rank,
  )
  return rows
}

/** The scorers of some matches, which come in the order of their kick-offs. */
async function rankScorers(
  database: Queryable,
  scoring: readonly MatchScoring[],
  { place, teams, by = 'goals' }: ScorersView,
): Promise<ScorerRow[]> {
  const all = scoring.flatMap(({ goals }) => goals)
  const goals = teams === undefined ? all : all.filter((goal) => teams.has(goal.team))
  const people = new Map(scoring.flatMap((match) => [...match.people]))
  const involved = new Set(goals.flatMap(({ player, assist }) => [player, assist]))
  const make = by === 'goals' ? scorersTable : assistsTable
  const table = make(
    {
      matches: scoring.map(({ match }) => match),
      goals,
      outings: scoring.flatMap(({ outings }) => outings.filter(({ player }) => involved.has(player))),
    },
    { place },
  )
  const names = await findTeamNames(
    database,
    table.map((row) => row.team),
  )
  return table.map((row) => ({ ...row, player: people.get(row.player)!, team: names.ref(row.team) }))
}

export interface Scoring {
  readonly matches: readonly Match[]
  readonly goals: readonly Goal[]
  readonly outings: readonly Outing[]
}

/** `played` is null where no line-up names the player: the number of matches is then unknown. */
export type TalliedRow = Omit<ScorersRow, 'played'> & { readonly played: number | null }

/** The top scorers. */
function scorersTable({ matches, goals, outings }: Scoring, filter: ScorersFilter): readonly TalliedRow[] {
  return scorers(matches, goals, outings, filter).map(withKnownOutings)
}

/** Most assists, also by players without a goal: the same count, with assists in place of goals. */
function assistsTable(scoring: Scoring, filter: ScorersFilter): readonly TalliedRow[] {
  const { matches, goals, outings } = scoring
  const passes = goals.flatMap(({ assist, ...goal }): Goal[] =>
    assist ? [{ ...goal, player: assist, kind: 'goal' }] : [],
  )
  const scored = new Map(scorersTable(scoring, filter).map((row) => [row.player, row]))
  return scorers(matches, passes, outings, filter).map((row) => {
    const own = scored.get(row.player)
    return {
      ...withKnownOutings(row),
      goals: own?.goals ?? 0,
      penalties: own?.penalties ?? 0,
      assists: row.goals,
      minutesPerGoal: own?.minutesPerGoal ?? null,
    }
  })
}

function withKnownOutings(row: ScorersRow): TalliedRow {
  return row.played === 0 ? { ...row, played: null } : row
}
