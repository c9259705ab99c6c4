import { getTable, type TableText } from '../../sources/find-tables.ts'
import type { Table } from '../../sources/read-table.ts'
import type { Rejection, Warning } from '../../records/records.ts'
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

/** Without these there are no matches. */
const NEEDED: ReadonlySet<Name> = new Set<Name>(['tournaments', 'matches'])

/** Tables whose rows mean nothing without the people of another one. */
const OF_PEOPLE: Partial<Record<Name, readonly Name[]>> = {
  players: ['squads', 'goals', 'bookings', 'substitutions', 'penalty_kicks', 'player_appearances'],
  managers: ['manager_appointments', 'manager_appearances'],
  referees: ['referee_appearances'],
}

/** Ids lead from table to table: what one that is missing would explain is left out, and the rest is read. */
export function readDataset(tables: ReadonlyMap<(typeof TABLES)[number], TableText>): {
  readonly rows: Rows
  readonly rejections: readonly Rejection[]
  readonly warnings: readonly Warning[]
} {
  const rejections: Rejection[] = []
  const warnings: Warning[] = []
  const names = Object.keys(READERS) as Name[]
  const missing = names.filter((name) => !NEEDED.has(name) && !tables.has(`${name}.csv`))
  const unused = new Set(missing.flatMap((name) => [name, ...(OF_PEOPLE[name] ?? [])]))
  for (const name of missing) {
    const others = OF_PEOPLE[name]?.map((each) => `${each}.csv`).join(', ') ?? ''
    const reason = `a tabela não está entre os arquivos; ficou de fora${others && `, e com ela ${others}`}.`
    warnings.push({ record: 'warning', origin: { file: `${name}.csv`, line: null }, reason })
  }
  const rows = names.map((name) => {
    if (unused.has(name)) return [name, []]
    const { path, text } = getTable(tables, `${name}.csv`)
    const table: Table<unknown> = READERS[name](path, text)
    rejections.push(...table.rejections)
    return [name, table.rows]
  })
  return { rows: Object.fromEntries(rows) as Rows, rejections, warnings }
}

export type { Rows }
