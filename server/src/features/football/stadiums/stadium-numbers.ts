import type { StadiumPage } from '@meio-campo/contract'
import { appearancesIn, recordOf } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { resultColumns, toFootballMatch } from '../standings/football-match.ts'
import { OVER } from '../matches/match-status.ts'

/** What the matches played here gave: goals and spectators per match, and to whom the wins went. */
export async function readStadiumNumbers(database: Queryable, id: string): Promise<StadiumPage['numbers']> {
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
