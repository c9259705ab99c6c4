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
    .innerJoin('phases', 'phases.id', 'matches.phase_id')
    .select([
      'matches.id',
      'matches.day',
      'matches.status',
      'matches.home_id',
      'matches.away_id',
      'matches.edition_id',
      'rounds.name as round',
      'phases.name as phase',
    ])
    .where(which)
    .where('matches.annulled', '=', false)
    .where('matches.status', '<>', 'cancelled')
    .orderBy('matches.moment')
    .orderBy('matches.id')
    .execute()
}

export type CalendarRow = Awaited<ReturnType<typeof listCalendarRows>>[number]

/** A match as the rules see it: its stage is that of its round and phase after which cautions are wiped, if any. */
export function toEngagement(
  { id, day, status, round, phase }: CalendarRow,
  wipedAfter: readonly string[] = [],
): DatedEngagement {
  // A round is the narrower stage of the two.
  const stage = wipedAfter.find((name) => name === round) ?? wipedAfter.find((name) => name === phase) ?? null
  return { match: id, day, stage, played: isCounted({ status }) }
}
