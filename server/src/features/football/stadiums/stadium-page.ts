import type { StadiumPage } from '@meio-campo/contract'
import type { Database, Queryable } from '../../../database/database.ts'
import type { Reading } from '../../../platform/reading/read.ts'
import { listSources, refuseMissing } from '../../../platform/reading/record.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { selectMatches, toMatches } from '../matches/match-rows.ts'
import { isToCome } from '../matches/match-to-come.ts'
import { teamRefColumns } from '../teams/team-ref.ts'
import { OVER } from '../matches/match-status.ts'
import { readStadiumNumbers } from './stadium-numbers.ts'
import { readStadiums } from './stadium-rows.ts'

const MATCHES_SHOWN = 10

/** A stadium with all that its page shows. */
export async function readStadiumPage(
  database: Database,
  id: string,
  now: Date,
): Promise<Reading<{ data: StadiumPage }>> {
  const stadium = (await readStadiums(database, [id])).get(id) ?? (await refuseMissing(database, 'stadium', id))
  const here = selectMatches(database).where('stadium_id', '=', id).limit(MATCHES_SHOWN)
  const [formerNames, teams, next, last, numbers, sources] = await Promise.all([
    readFormerNames(database, id),
    database.selectFrom('teams').select(teamRefColumns).where('stadium_id', '=', id).orderBy('name').execute(),
    here.where(isToCome(now)).orderBy('moment').orderBy('id').execute(),
    here.where('status', 'in', OVER).orderBy('moment', 'desc').orderBy('id', 'desc').execute(),
    readStadiumNumbers(database, id),
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
        numbers,
        sources,
      },
    },
    // Nobody is told where a match is played: any match may be one of these.
    topics: [...NAMES, 'edition', 'phase', topic.matches],
  }
}

async function readFormerNames(database: Queryable, id: string): Promise<StadiumPage['formerNames']> {
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
