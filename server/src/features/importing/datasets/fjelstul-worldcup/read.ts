import { getTable, type TableText } from '../../sources/find-tables.ts'
import type { Table } from '../../sources/read-table.ts'
import type { Rejection } from '../../records/records.ts'
import { readBookings, readGoals, readKicks, readSubstitutions } from './read-events.ts'
import { readHosts, readMatches, readStadiums, readTournaments } from './read-matches.ts'
import {
  readManagerAppearances,
  readManagerAppointments,
  readOthers,
  readPlayerAppearances,
  readPlayers,
  readRefereeAppearances,
  readSquads,
} from './read-people.ts'

/**
 * The tables that hold facts of their own. The others repeat them (team_appearances, groups, standings, stages,
 * qualified_teams, referee_appointments, teams) or have no place in the model yet (awards, confederations).
 */
const READERS = {
  tournaments: readTournaments,
  host_countries: readHosts,
  stadiums: readStadiums,
  matches: readMatches,
  goals: readGoals,
  bookings: readBookings,
  substitutions: readSubstitutions,
  penalty_kicks: readKicks,
  players: readPlayers,
  managers: readOthers('manager_id'),
  referees: readOthers('referee_id'),
  squads: readSquads,
  manager_appointments: readManagerAppointments,
  player_appearances: readPlayerAppearances,
  manager_appearances: readManagerAppearances,
  referee_appearances: readRefereeAppearances,
} as const

type Name = keyof typeof READERS
type Rows = { readonly [Each in Name]: ReturnType<(typeof READERS)[Each]>['rows'] }

export const TABLES = (Object.keys(READERS) as Name[]).map((name) => `${name}.csv` as const)

/** The dataset is one whole: ids lead from table to table, so without one of them none is read. */
export function readDataset(tables: ReadonlyMap<(typeof TABLES)[number], TableText>): {
  readonly rows: Rows
  readonly rejections: readonly Rejection[]
} {
  const rejections: Rejection[] = []
  const rows = Object.entries(READERS).map(([name, read]) => {
    const { path, text } = getTable(tables, `${name as Name}.csv`)
    const table: Table<unknown> = read(path, text)
    rejections.push(...table.rejections)
    return [name, table.rows]
  })
  return { rows: Object.fromEntries(rows) as Rows, rejections }
}

export type { Rows }
