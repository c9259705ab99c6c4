import type { Day, Engagement } from '@meio-campo/football'
import type { Queryable } from '../../database/database.ts'
import type { Edition } from '../competitions/editions.ts'

export interface DatedEngagement extends Engagement {
  readonly day: Day | null
}

/** Those whom a court keeps out of their team's next match in this edition. */
export async function readCourtBans(
  database: Queryable,
  edition: Pick<Edition, 'id'>,
  calendars: ReadonlyMap<string, readonly DatedEngagement[]>,
  today: Day,
): Promise<ReadonlySet<string>> {
  const bans = await database
    .selectFrom('suspensions')
    .select(['person_id', 'team_id', 'matches', 'starts', 'ends'])
    .where((on) => on.or([on('edition_id', '=', edition.id), on('edition_id', 'is', null)]))
    .execute()
  const standing = bans.filter(({ team_id, matches, starts, ends }) => {
    if (ends !== null && ends < today) return false
    if (matches === null) return true
    const served = (calendars.get(team_id ?? '') ?? []).filter(
      ({ played, day }) => played && (starts === null || (day !== null && day >= starts)),
    )
    return served.length < matches
  })
  return new Set(standing.map(({ person_id }) => person_id))
}
