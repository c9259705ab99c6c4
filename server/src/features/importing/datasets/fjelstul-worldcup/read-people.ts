import type { Spot } from '@meio-campo/contract/rules'
import type { Cells } from '../../../../platform/csv/cells.ts'
import { readTable, type Table } from '../../sources/read-table.ts'
import type { Origin, Position } from '../../records/records.ts'
import { spotOf } from '../words/spots.ts'
import { dayOrNull, flag, numberOrNull, textOrNull } from './missing.ts'

export interface PersonRow {
  readonly origin: Origin
  readonly id: string
  readonly name: string
  readonly birthDate: string | null
  readonly country: string | null
  readonly positions: readonly Position[]
}

/** Pelé and Marta have no given name. */
function nameOf<Column extends string>(cells: Cells<Column | 'family_name' | 'given_name'>): string {
  return [textOrNull(cells, 'given_name'), textOrNull(cells, 'family_name')].filter((part) => part !== null).join(' ')
}

export function readPlayers(file: string, text: string): Table<PersonRow> {
  const positions = ['goal_keeper', 'defender', 'midfielder', 'forward'] as const
  return readTable(file, text, {
    columns: ['player_id', 'family_name', 'given_name', 'birth_date', ...positions] as const,
    parse: (cells, origin) => ({
      origin,
      id: cells.name('player_id'),
      name: nameOf(cells),
      birthDate: dayOrNull(cells, 'birth_date'),
      country: null,
      positions: positions
        .filter((position) => flag(cells, position))
        .map((position) => (position === 'goal_keeper' ? 'goalkeeper' : position)),
    }),
  })
}

/** Managers and referees: what differs is the name of the id's column. */
export function readOthers(id: 'manager_id' | 'referee_id'): (file: string, text: string) => Table<PersonRow> {
  return (file, text) =>
    readTable(file, text, {
      columns: [id, 'family_name', 'given_name', 'country_name'] as const,
      parse: (cells, origin) => ({
        origin,
        id: cells.name(id),
        name: nameOf(cells),
        birthDate: null,
        country: textOrNull(cells, 'country_name'),
        positions: [],
      }),
    })
}

export interface SquadRow {
  readonly origin: Origin
  readonly tournamentId: string
  readonly team: { readonly id: string; readonly name: string }
  readonly personId: string
  readonly number: number | null
  readonly position: Position | null
}

export function readSquads(file: string, text: string): Table<SquadRow> {
  return readTable(file, text, {
    columns: ['tournament_id', 'team_id', 'team_name', 'player_id', 'shirt_number', 'position_code'] as const,
    parse: (cells, origin) => ({
      origin,
      tournamentId: cells.name('tournament_id'),
      team: { id: cells.name('team_id'), name: cells.name('team_name') },
      personId: cells.name('player_id'),
      number: numberOrNull(cells, 'shirt_number'),
      position: positionOf(cells.text('position_code')),
    }),
  })
}

export function readManagerAppointments(file: string, text: string): Table<SquadRow> {
  return readTable(file, text, {
    columns: ['tournament_id', 'team_id', 'team_name', 'manager_id'] as const,
    parse: (cells, origin) => ({
      origin,
      tournamentId: cells.name('tournament_id'),
      team: { id: cells.name('team_id'), name: cells.name('team_name') },
      personId: cells.name('manager_id'),
      number: null,
      position: null,
    }),
  })
}

export interface AppearanceRow {
  readonly origin: Origin
  readonly matchId: string
  readonly teamId: string
  readonly personId: string
  readonly number: number | null
  readonly position: Position | null
  readonly spot: Spot | null
  readonly starter: boolean
}

export function readPlayerAppearances(file: string, text: string): Table<AppearanceRow> {
  return readTable(file, text, {
    columns: ['match_id', 'team_id', 'player_id', 'shirt_number', 'position_code', 'starter'] as const,
    parse: (cells, origin) => ({
      origin,
      matchId: cells.name('match_id'),
      teamId: cells.name('team_id'),
      personId: cells.name('player_id'),
      number: numberOrNull(cells, 'shirt_number'),
      position: positionOf(cells.text('position_code')),
      spot: spotOf(cells.text('position_code'), positionOf(cells.text('position_code'))),
      starter: flag(cells, 'starter'),
    }),
  })
}

export interface PresenceRow {
  readonly origin: Origin
  readonly matchId: string
  /** Null for a referee. */
  readonly teamId: string | null
  readonly personId: string
}

export function readManagerAppearances(file: string, text: string): Table<PresenceRow> {
  return readTable(file, text, {
    columns: ['match_id', 'team_id', 'manager_id'] as const,
    parse: (cells, origin) => ({
      origin,
      matchId: cells.name('match_id'),
      teamId: cells.name('team_id'),
      personId: cells.name('manager_id'),
    }),
  })
}

export function readRefereeAppearances(file: string, text: string): Table<PresenceRow> {
  return readTable(file, text, {
    columns: ['match_id', 'referee_id'] as const,
    parse: (cells, origin) => ({
      origin,
      matchId: cells.name('match_id'),
      teamId: null,
      personId: cells.name('referee_id'),
    }),
  })
}

const CODES: Readonly<Record<Position, readonly string[]>> = {
  goalkeeper: ['GK'],
  defender: ['DF', 'CB', 'RB', 'LB', 'SW', 'RWB', 'LWB'],
  midfielder: ['MF', 'CM', 'AM', 'DM', 'RM', 'LM'],
  forward: ['FW', 'CF', 'RW', 'LW', 'SS', 'RF', 'LF'],
}
const BY_CODE = new Map(
  Object.entries(CODES).flatMap(([position, codes]) => codes.map((code) => [code, position as Position] as const)),
)

function positionOf(code: string): Position | null {
  return BY_CODE.get(code) ?? null
}
