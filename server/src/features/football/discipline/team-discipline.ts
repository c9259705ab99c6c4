import { disciplineRecords, type Card, type PlayerRecord, type SuspensionRules } from '@meio-campo/football'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readOnce, roomOfLines } from '../../../platform/memory/memory.ts'
import { findCards } from '../standings/edition-cards.ts'
import { listCalendarRows, toEngagement, type DatedEngagement } from './calendar.ts'
import { findRulesInForce, RULES } from './suspension-rules.ts'

/** A team's matches in an edition, and what cards have made of its players there and where the count is shared. */
export interface TeamDiscipline {
  /** Null: the competition's rules are unknown, so cards suspend no player. */
  readonly rules: SuspensionRules | null
  readonly calendar: readonly DatedEngagement[]
  readonly records: readonly PlayerRecord[]
  readonly cards: readonly Card[]
  /** Everyone with a card, by the key of the player. */
  readonly people: ReadonlyMap<string, { readonly id: string | null; readonly name: string }>
}

/** Kept until a match of the team, or the frame of an edition that counts, changes. */
export async function getTeamDiscipline(database: Queryable, editionId: string, team: string): Promise<TeamDiscipline> {
  const lasting = {
    topics: ({ editions }: Counted) => [topic.teamMatches(team), ...editions.map(topic.frame), 'person', ...RULES],
    rows: ({ discipline }: Counted) => roomOfLines(discipline.cards.length + discipline.calendar.length),
  }
  const { discipline } = await readOnce(database, `discipline of ${team} in ${editionId}`, lasting, () =>
    countDiscipline(database, editionId, team),
  )
  return discipline
}

interface Counted {
  readonly discipline: TeamDiscipline
  readonly editions: readonly string[]
}

async function countDiscipline(database: Queryable, editionId: string, team: string): Promise<Counted> {
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
    editions,
    discipline: {
      rules,
      calendar: joint.filter(({ match }) => own.has(match)),
      cards: counted.filter(({ match }) => own.has(match)),
      people,
      records: rules ? disciplineRecords(team, joint, counted, rules) : [],
    },
  }
}
