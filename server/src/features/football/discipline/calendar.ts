import type { Day, Engagement } from '@meio-campo/football'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { isCounted } from '../rows/football-match.ts'

export interface DatedEngagement extends Engagement {
  readonly day: Day | null
}

/** Matches in their order, without annulled ones. */
export function listCalendarRows(database: Queryable, which: RawBuilder<SqlBool>) {
  return database
    .selectFrom('matches')
    .leftJoin('rounds', 'rounds.id', 'matches.round_id')
    .select([
      'matches.id',
      'matches.day',
      'matches.status',
      'matches.home_id',
      'matches.away_id',
      'rounds.name as round',
    ])
    .where(which)
    .where('matches.annulled', '=', false)
    .where('matches.status', '<>', 'cancelled')
    .orderBy('matches.moment')
    .orderBy('matches.id')
    .execute()
}

export type CalendarRow = Awaited<ReturnType<typeof listCalendarRows>>[number]

export function toEngagement({ id, day, status, round }: CalendarRow): DatedEngagement {
  return { match: id, day, stage: stageOf(round), played: isCounted({ status }) }
}

/** The stages after which cautions are wiped, as the rules name them. */
function stageOf(round: string | null): string | null {
  return round?.startsWith('Quartas de final') ? 'quarter-finals' : null
}
