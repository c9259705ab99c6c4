import type { LivePage } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import type { FoundMatch } from './match-by-address.ts'
import { findEvents } from '../rows/match-events.ts'
import { selectMatches, toMatches } from '../rows/match-rows.ts'
import { findStatistics } from '../rows/match-statistics.ts'

const MOST_OTHERS = 50

export async function getLivePage(database: Queryable, row: FoundMatch): Promise<LivePage> {
  const [[match], events, statistics, others] = await Promise.all([
    toMatches(database, [row]),
    findEvents(database, [row.id]),
    findStatistics(database, [row.id]),
    listOtherMatches(database, row),
  ])
  return {
    match: match!,
    events: (events.get(row.id) ?? []).toReversed(),
    statistics: statistics.get(row.id) ?? [],
    others,
  }
}

/** The other matches of the round; where there are no rounds, those of the phase on the same day. */
async function listOtherMatches(database: Queryable, row: FoundMatch) {
  const { id, round_id, phase_id, day } = row
  if (round_id === null && day === null) return []
  const query = selectMatches(database).where('matches.id', '<>', id)
  const others =
    round_id === null
      ? query.where('matches.phase_id', '=', phase_id).where('matches.day', '=', day)
      : query.where('matches.round_id', '=', round_id)
  const rows = await others.orderBy('matches.moment').orderBy('matches.id').limit(MOST_OTHERS).execute()
  return toMatches(database, rows)
}
