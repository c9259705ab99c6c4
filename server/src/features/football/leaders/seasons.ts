import type { CompetitionRecords, SeasonRow, TeamRef } from '@meio-campo/contract'
import { greatest, seasonSummary, type Day, type SeasonSummary } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { readEach } from '../../../platform/memory/memory.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import type { ListReading } from '../../../platform/reading/read.ts'
import { most, sortTable } from '../../../platform/reading/table-order.ts'
import { findChampions } from '../champions/queries.ts'
import { getCompetitionEditions } from '../editions/editions.ts'
import { findMatchRefs } from '../matches/match-refs.ts'
import { findEditionsWithCards } from '../editions/known-cards.ts'
import { selectEvents } from '../standings/selected-events.ts'
import { readAttended } from './attended-matches.ts'

/** Of each kind. */
const RECORDS = 5

interface Summed extends SeasonSummary {
  /** Null where no source lists the cards. */
  readonly cardsPerMatch: number | null
}

const orders = {
  edition: (a: SeasonRow, b: SeasonRow) => (a.edition < b.edition ? -1 : 1),
  played: most(({ played }: SeasonRow) => played),
  goals: most(({ goals }: SeasonRow) => goals),
  goalsPerMatch: most(({ goalsPerMatch }: SeasonRow) => goalsPerMatch),
  cardsPerMatch: most(({ cardsPerMatch }: SeasonRow) => cardsPerMatch),
  attendance: most(({ attendance }: SeasonRow) => attendance),
}

/** The editions of a competition beside each other, newest first, with the records of those shown. */
export async function listSeasons(
  database: Database,
  competitionId: string,
  { temporada, sort }: { readonly temporada?: string; readonly sort?: string },
  today: Day,
): Promise<ListReading<SeasonRow>> {
  const { competition, editions: all } = await getCompetitionEditions(database, competitionId, today)
  const wanted = temporada === undefined ? null : new Set(valuesIn(temporada))
  const editions = all.filter(({ name }) => wanted === null || wanted.has(name))
  if (wanted && editions.length === 0)
    throw new AppError('not_found', { info: `${competition.name} não tem essa temporada.` })
  const [summaries, { champions, topics }] = await Promise.all([
    readSummaries(
      database,
      editions.map(({ id }) => id),
    ),
    findChampions(database, competitionId, today),
  ])
  const winners = new Map(champions.map(({ edition, champion }) => [edition, champion]))
  const rows = editions.flatMap(({ id, name }) => {
    const summary = summaries.get(id)
    return summary && summary.played > 0 ? [toRow(name, summary, winners.get(name) ?? null)] : []
  })
  const records = await findRecords(database, [...summaries.values()])
  return {
    source: {
      table: sortTable(rows, orders, sort),
      wrap: (page) => ({ ...page, competition: { id: competition.id, name: competition.name }, records }),
    },
    topics: [...topics, ...editions.map(({ id }) => topic.edition(id))],
  }
}

function toRow(edition: string, summary: Summed, champion: TeamRef | null): SeasonRow {
  const { played, goals, homeWins, draws, awayWins, cardsPerMatch, attendance } = summary
  return {
    edition,
    champion,
    played,
    goals,
    goalsPerMatch: perMatch(goals, played),
    homeWins,
    draws,
    awayWins,
    cardsPerMatch,
    attendance,
  }
}

const perMatch = (count: number, played: number) => (played === 0 ? null : Math.round((count / played) * 100) / 100)

/** Each edition is summed up once, until a match of it changes: a goal today reads one edition again, not all. */
function readSummaries(database: Queryable, editionIds: readonly string[]): Promise<ReadonlyMap<string, Summed>> {
  return readEach<Summed>(
    database,
    'season summary',
    editionIds,
    (id) => ({ topics: [topic.edition(id)] }),
    async (missing) => {
      const [attended, cards, withCards] = await Promise.all([
        readAttended(database, missing),
        countCards(database, missing),
        findEditionsWithCards(database, missing),
      ])
      return new Map(
        missing.map((id) => {
          const matches = attended.get(id) ?? []
          const covered = matches.filter(({ coversEvents, match }) => coversEvents && match.score !== null).length
          const shown = cards.get(id) ?? 0
          return [
            id,
            { ...seasonSummary(matches, RECORDS), cardsPerMatch: withCards.has(id) ? perMatch(shown, covered) : null },
          ]
        }),
      )
    },
  )
}

async function countCards(database: Queryable, editionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await selectEvents(database, sql`matches.edition_id = any(${[...editionIds]})`, [
    'yellow',
    'secondYellow',
    'red',
  ])
    .select(['matches.edition_id', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('matches.edition_id')
    .execute()
  return new Map(rows.map(({ edition_id, count }) => [edition_id, Number(count)]))
}

/** The records of several seasons are among the records of each. */
async function findRecords(database: Queryable, summaries: readonly Summed[]): Promise<CompetitionRecords> {
  const top = (kind: 'biggestWins' | 'highestScoring' | 'highestAttendances') =>
    greatest(
      summaries.flatMap((summary) => summary[kind]),
      RECORDS,
    )
  const [wins, goals, crowds] = [top('biggestWins'), top('highestScoring'), top('highestAttendances')]
  const refs = await findMatchRefs(
    database,
    [...wins, ...goals, ...crowds].map(({ id }) => id),
  )
  const found = (matches: readonly { readonly id: string }[]) => matches.flatMap(({ id }) => refs.get(id) ?? [])
  return {
    biggestWins: found(wins),
    mostGoals: found(goals),
    highestAttendances: crowds.flatMap(({ id, figure }) => {
      const match = refs.get(id)
      return match ? [{ match, attendance: figure }] : []
    }),
  }
}
