import type { DateRange } from '@meio-campo/football'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { topic } from '../../../platform/answers/topics.ts'
import { onDays } from '../rows/match-filters.ts'
import type { EditionChoice } from './editions.ts'

/** Which matches of a competition an answer is made from. */
export interface SelectedMatches {
  /** Null if there is no edition, and so no match. */
  readonly which: RawBuilder<SqlBool> | null
  /** Null where it is not one edition alone. */
  readonly edition: string | null
  readonly topics: readonly string[]
}

/** One edition's; with dates, those of all editions on these days, unless a season was named as well. */
export function matchesOfCompetition(
  { competition, edition, topics }: EditionChoice,
  temporada: string | undefined,
  dates: DateRange | null,
): SelectedMatches {
  if (dates && temporada === undefined) {
    const ofCompetition = sql`select id from editions where competition_id = ${competition.id}`
    const which = sql<SqlBool>`matches.edition_id = any(array(${ofCompetition})) and ${onDays(dates.first, dates.last)}`
    return { which, edition: null, topics: [...topics, topic.matches] }
  }
  if (!edition) return { which: null, edition: null, topics }
  const own = sql<SqlBool>`matches.edition_id = ${edition.id}`
  return { which: dates ? sql`${own} and ${onDays(dates.first, dates.last)}` : own, edition: edition.name, topics }
}
