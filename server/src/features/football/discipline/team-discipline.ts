import { disciplineRecords, type Card, type PlayerRecord, type SuspensionRules } from '@meio-campo/football'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { findCards } from '../standings/edition-cards.ts'
import { listCalendarRows, toEngagement, type DatedEngagement } from './calendar.ts'
import { suspensionRulesOf } from './edition-discipline.ts'

/** A team's matches in an edition, and what cards have made of its players there. */
export interface TeamDiscipline {
  /** Null: the competition's rules are unknown, so cards suspend no player. */
  readonly rules: SuspensionRules | null
  readonly calendar: readonly DatedEngagement[]
  readonly records: readonly PlayerRecord[]
  readonly cards: readonly Card[]
  /** By player, of everybody who was shown a card. */
  readonly people: ReadonlyMap<string, { readonly id: string | null; readonly name: string }>
}

export async function getTeamDiscipline(database: Queryable, editionId: string, team: string): Promise<TeamDiscipline> {
  const ofTeam = sql<SqlBool>`matches.edition_id = ${editionId} and ${team} in (matches.home_id, matches.away_id)`
  const [competition, matches, cards] = await Promise.all([
    database
      .selectFrom('editions')
      .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
      .select(['competitions.id', 'competitions.country', 'competitions.participants'])
      .where('editions.id', '=', editionId)
      .executeTakeFirst(),
    listCalendarRows(database, ofTeam),
    findCards(database, ofTeam),
  ])
  const rules = competition ? suspensionRulesOf(competition) : null
  const calendar = matches.map(toEngagement)
  const people = new Map(cards.flatMap(({ player, person }) => (person ? [[player, person] as const] : [])))
  return { rules, calendar, cards, people, records: rules ? disciplineRecords(team, calendar, cards, rules) : [] }
}
