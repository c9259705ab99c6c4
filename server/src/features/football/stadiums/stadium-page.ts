import type { StadiumPage } from '@meio-campo/contract'
import type { Database, Queryable } from '../../../database/database.ts'
import type { Reading } from '../../../platform/reading/read.ts'
import { refuseMissing } from '../../../platform/reading/missing-records.ts'
import { listSources } from '../../../platform/reading/record.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { selectMatches, toMatches } from '../rows/match-rows.ts'
import { isToCome, OVER } from '../rows/match-status.ts'
import { teamRefColumns } from '../rows/team-ref.ts'
import { findStadiums } from '../rows/stadium-rows.ts'
import { listNearStadiums } from './near-stadiums.ts'
import { getStadiumNumbers } from './stadium-numbers.ts'

const MATCHES_SHOWN = 10

/** A stadium with all that its page shows. */
export async function getStadiumPage(
  database: Database,
  id: string,
  now: Date,
): Promise<Reading<{ data: StadiumPage }>> {
  const stadium = (await findStadiums(database, [id])).get(id) ?? (await refuseMissing(database, 'stadium', id))
  const here = selectMatches(database).where('stadium_id', '=', id).limit(MATCHES_SHOWN)
  const [formerNames, teams, next, last, numbers, near, sources] = await Promise.all([
    listFormerNames(database, id),
    database.selectFrom('teams').select(teamRefColumns).where('stadium_id', '=', id).orderBy('name').execute(),
    here.where(isToCome(now)).orderBy('moment').orderBy('id').execute(),
    here.where('status', 'in', OVER).orderBy('moment', 'desc').orderBy('id', 'desc').execute(),
    getStadiumNumbers(database, id),
    listNearStadiums(database, stadium),
    listSources(database, 'stadium', id),
  ])
  return {
    answer: {
      data: {
        ...stadium,
        formerNames,
        teams,
        nextMatches: await toMatches(database, next),
        lastMatches: await toMatches(database, last),
        ...numbers,
        near,
        sources,
      },
    },
    // Changes carry no stadium: any match may be one of these.
    topics: [...NAMES, 'edition', 'phase', topic.matches],
  }
}

async function listFormerNames(database: Queryable, id: string): Promise<StadiumPage['formerNames']> {
  return database
    .selectFrom('stadium_names')
    .innerJoin('stadiums', 'stadiums.id', 'stadium_names.stadium_id')
    .select(['stadium_names.name', 'stadium_names.from_year as from', 'stadium_names.to_year as to'])
    .where('stadium_id', '=', id)
    .whereRef('stadium_names.name', '<>', 'stadiums.name')
    .orderBy('from_year', (order) => order.asc().nullsFirst())
    .orderBy('stadium_names.name')
    .execute()
}
