import type { StadiumPage } from '@meio-campo/contract'
import { appearancesIn, recordOf } from '@meio-campo/football'
import type { Database, Queryable } from '../../../database/database.ts'
import type { Reading } from '../../../platform/reading/read.ts'
import { refuseMissing } from '../../../platform/reading/missing-records.ts'
import { listSources } from '../../../platform/reading/record.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { selectMatches, toMatches } from '../rows/match-rows.ts'
import { isToCome, OVER } from '../rows/match-status.ts'
import { teamRefColumns } from '../rows/team-ref.ts'
import { findStadiums } from '../rows/stadium-rows.ts'
import { resultColumns, toFootballMatch } from '../rows/football-match.ts'

const MATCHES_SHOWN = 10

/** A stadium with all that its page shows. */
export async function getStadiumPage(
  database: Database,
  id: string,
  now: Date,
): Promise<Reading<{ data: StadiumPage }>> {
  const stadium = (await findStadiums(database, [id])).get(id) ?? (await refuseMissing(database, 'stadium', id))
  const here = selectMatches(database).where('stadium_id', '=', id).limit(MATCHES_SHOWN)
  const [formerNames, teams, next, last, numbers, sources] = await Promise.all([
    listFormerNames(database, id),
    database.selectFrom('teams').select(teamRefColumns).where('stadium_id', '=', id).orderBy('name').execute(),
    here.where(isToCome(now)).orderBy('moment').orderBy('id').execute(),
    here.where('status', 'in', OVER).orderBy('moment', 'desc').orderBy('id', 'desc').execute(),
    getStadiumNumbers(database, id),
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

/** What the matches played here gave: goals and spectators per match, and to whom the wins went. */
async function getStadiumNumbers(database: Queryable, id: string): Promise<StadiumPage['numbers']> {
  const rows = await database
    .selectFrom('matches')
    .leftJoin('rounds', 'rounds.id', 'matches.round_id')
    .select([...resultColumns, 'matches.attendance', 'rounds.number as round_number'])
    .where('matches.stadium_id', '=', id)
    .where('matches.status', 'in', OVER)
    .execute()
  const hosts = rows.flatMap((row) => appearancesIn(toFootballMatch(row))).filter(({ side }) => side === 'home')
  const { played, won, drawn, lost, goalsFor, goalsAgainst } = recordOf(hosts)
  const attendances = rows.flatMap(({ attendance }) => attendance ?? [])
  return {
    played,
    goalsPerMatch: averageOf(goalsFor + goalsAgainst, played, 2),
    attendancePerMatch: averageOf(
      attendances.reduce((sum, each) => sum + each, 0),
      attendances.length,
      0,
    ),
    homeWins: won,
    draws: drawn,
    awayWins: lost,
  }
}

function averageOf(sum: number, count: number, digits: number): number | null {
  return count === 0 ? null : Number((sum / count).toFixed(digits))
}
