import type { StadiumPage } from '@meio-campo/contract'
import { appearancesIn, recordOf } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { findMatchRefs } from '../matches/match-refs.ts'
import { resultColumns, toFootballMatch } from '../rows/football-match.ts'
import { OVER } from '../rows/match-status.ts'

const CROWDS_SHOWN = 5

/** The figures of the matches played here: goals and spectators per match, results, greatest crowds. */
export async function getStadiumNumbers(
  database: Queryable,
  id: string,
): Promise<Pick<StadiumPage, 'numbers' | 'crowds' | 'years'>> {
  const rows = await database
    .selectFrom('matches')
    .select([...resultColumns, 'matches.attendance'])
    .where('matches.stadium_id', '=', id)
    .where('matches.status', 'in', OVER)
    .execute()
  const hosts = rows
    .flatMap((row) => appearancesIn(toFootballMatch({ ...row, round_number: null })))
    .filter(({ side }) => side === 'home')
  const { played, won, drawn, lost, goalsFor, goalsAgainst } = recordOf(hosts)
  const crowds = rows
    .flatMap(({ id: match, attendance }) => (attendance ? [{ match, attendance }] : []))
    .toSorted((a, b) => b.attendance - a.attendance || a.match.localeCompare(b.match))
    .slice(0, CROWDS_SHOWN)
  const refs = await findMatchRefs(
    database,
    crowds.map(({ match }) => match),
  )
  return {
    numbers: {
      played,
      goalsPerMatch: averageOf(goalsFor + goalsAgainst, played, 2),
      attendancePerMatch: averageAttendance(rows),
      homeWins: won,
      draws: drawn,
      awayWins: lost,
    },
    crowds: crowds.flatMap(({ match, attendance }) => {
      const ref = refs.get(match)
      return ref ? [{ match: ref, attendance }] : []
    }),
    years: yearsOf(rows),
  }
}

interface Crowd {
  readonly day: string | null
  readonly attendance: number | null
}

function yearsOf(rows: readonly Crowd[]): StadiumPage['years'] {
  const byYear = Map.groupBy(
    rows.filter(({ day }) => day !== null),
    ({ day }) => Number(day!.slice(0, 4)),
  )
  return [...byYear]
    .map(([year, own]) => ({ year, played: own.length, attendancePerMatch: averageAttendance(own) }))
    .toSorted((a, b) => a.year - b.year)
}

function averageAttendance(rows: readonly Crowd[]): number | null {
  const known = rows.flatMap(({ attendance }) => attendance ?? [])
  return averageOf(
    known.reduce((sum, each) => sum + each, 0),
    known.length,
    0,
  )
}

function averageOf(sum: number, count: number, digits: number): number | null {
  return count === 0 ? null : Number((sum / count).toFixed(digits))
}
