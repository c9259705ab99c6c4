import type { CompetitionPage } from '@meio-campo/contract'
import { finalScore } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { EditionStructure } from '../standings/edition-structure.ts'
import { findEditionsWithCards } from '../editions/known-cards.ts'
import { selectEvents } from '../standings/selected-events.ts'

/** Per match: of those with a result, with events, and with a crowd that was counted. */
export async function getAverages(
  database: Queryable,
  { id, phases }: EditionStructure,
): Promise<CompetitionPage['averages']> {
  const [crowd, shown, withCards] = await Promise.all([
    findAverageAttendance(database, id),
    countCards(database, id),
    findEditionsWithCards(database, [id]),
  ])
  const legs = phases.flatMap((phase) => phase.legs).filter(({ match }) => finalScore(match) !== null)
  const goals = legs.reduce((sum, { match }) => sum + finalScore(match)!.home + finalScore(match)!.away, 0)
  const covered = legs.filter(({ row }) => row.covers_events).length
  return {
    played: legs.length,
    goals: average(goals, legs.length),
    cards: withCards.has(id) ? average(shown, covered) : null,
    attendance: crowd === null ? null : Math.round(crowd),
  }
}

async function findAverageAttendance(database: Queryable, editionId: string): Promise<number | null> {
  const { crowd } = await database
    .selectFrom('matches')
    .select(({ fn }) => fn.avg<string | null>('attendance').as('crowd'))
    .where('edition_id', '=', editionId)
    .executeTakeFirstOrThrow()
  return crowd === null ? null : Number(crowd)
}

async function countCards(database: Queryable, editionId: string): Promise<number> {
  const { count } = await selectEvents(database, sql`matches.edition_id = ${editionId}`, [
    'yellow',
    'secondYellow',
    'red',
  ])
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function average(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 100) / 100
}
