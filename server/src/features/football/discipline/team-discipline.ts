import { disciplineRecords, type Card, type PlayerRecord, type SuspensionRules } from '@meio-campo/football'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { findCards } from '../standings/edition-cards.ts'
import { listCalendarRows, toEngagement, type DatedEngagement } from './calendar.ts'
import { findRulesInForce } from './suspension-rules.ts'

/** A team's matches in an edition, and what cards have made of its players there and where the count is shared. */
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
  const inForce = await findRulesInForce(database, editionId)
  const editions = [...(inForce?.editions ?? [editionId])]
  const ofTeam = sql<SqlBool>`
    matches.edition_id = any (${editions}::text[]) and ${team} in (matches.home_id, matches.away_id)`
  const [matches, counted] = await Promise.all([listCalendarRows(database, ofTeam), findCards(database, ofTeam)])
  const rules = inForce?.rules ?? null
  const joint = matches.map((match) => toEngagement(match, rules?.wipedAfter))
  const people = new Map(counted.flatMap(({ player, person }) => (person ? [[player, person] as const] : [])))
  const own = new Set(matches.filter((match) => match.edition_id === editionId).map(({ id }) => id))
  return {
    rules,
    calendar: joint.filter(({ match }) => own.has(match)),
    cards: counted.filter(({ match }) => own.has(match)),
    people,
    records: rules ? disciplineRecords(team, joint, counted, rules) : [],
  }
}
