import type { Cells } from '../../../../platform/csv/cells.ts'
import { readTable, type Table } from '../../sources/read-table.ts'
import type { Origin, Period } from '../../records/records.ts'
import { flag } from './missing.ts'

/** What every row of a match's events has. */
export interface ActRow {
  readonly origin: Origin
  readonly matchId: string
  /** The side of the player, own goals too. */
  readonly teamId: string
  readonly playerId: string
}

export interface TimedRow extends ActRow {
  readonly period: Period
  readonly minute: number
  readonly added: number | null
}

export interface GoalRow extends TimedRow {
  /** The side that the goal counts for. */
  readonly creditedTeamId: string
  readonly ownGoal: boolean
  readonly penalty: boolean
}

export interface BookingRow extends TimedRow {
  readonly yellow: boolean
  readonly red: boolean
  readonly secondYellow: boolean
}

export interface SubstitutionRow extends TimedRow {
  readonly comingOn: boolean
}

export interface KickRow extends ActRow {
  readonly converted: boolean
}

const TIME = ['minute_regulation', 'minute_stoppage', 'match_period'] as const
type TimeColumn = (typeof TIME)[number]

export function readGoals(file: string, text: string): Table<GoalRow> {
  return readTable(file, text, {
    columns: ['match_id', 'team_id', 'player_team_id', 'player_id', 'own_goal', 'penalty', ...TIME] as const,
    parse: (cells, origin) => ({
      origin,
      matchId: cells.name('match_id'),
      teamId: cells.name('player_team_id'),
      creditedTeamId: cells.name('team_id'),
      playerId: cells.name('player_id'),
      ...timeOf(cells),
      ownGoal: flag(cells, 'own_goal'),
      penalty: flag(cells, 'penalty'),
    }),
  })
}

export function readBookings(file: string, text: string): Table<BookingRow> {
  return readTable(file, text, {
    columns: ['match_id', 'team_id', 'player_id', 'yellow_card', 'red_card', 'second_yellow_card', ...TIME] as const,
    parse: (cells, origin) => ({
      origin,
      matchId: cells.name('match_id'),
      teamId: cells.name('team_id'),
      playerId: cells.name('player_id'),
      ...timeOf(cells),
      yellow: flag(cells, 'yellow_card'),
      red: flag(cells, 'red_card'),
      secondYellow: flag(cells, 'second_yellow_card'),
    }),
  })
}

export function readSubstitutions(file: string, text: string): Table<SubstitutionRow> {
  return readTable(file, text, {
    columns: ['match_id', 'team_id', 'player_id', 'coming_on', ...TIME] as const,
    parse: (cells, origin) => ({
      origin,
      matchId: cells.name('match_id'),
      teamId: cells.name('team_id'),
      playerId: cells.name('player_id'),
      ...timeOf(cells),
      comingOn: flag(cells, 'coming_on'),
    }),
  })
}

export function readKicks(file: string, text: string): Table<KickRow> {
  return readTable(file, text, {
    columns: ['match_id', 'team_id', 'player_id', 'converted'] as const,
    parse: (cells, origin) => ({
      origin,
      matchId: cells.name('match_id'),
      teamId: cells.name('team_id'),
      playerId: cells.name('player_id'),
      converted: flag(cells, 'converted'),
    }),
  })
}

const PERIODS: ReadonlyMap<string, Period> = new Map([
  ['first half', 'first-half'],
  ['second half', 'second-half'],
  ['extra time, first half', 'extra-first-half'],
  ['extra time, second half', 'extra-second-half'],
])

function timeOf<Column extends string>(
  cells: Cells<Column | TimeColumn>,
): Pick<TimedRow, 'period' | 'minute' | 'added'> {
  const period = PERIODS.get(cells.text('match_period').replace(', stoppage time', ''))
  return {
    period: period ?? cells.refuse('match_period', 'deve ser uma parte do jogo'),
    minute: cells.whole('minute_regulation'),
    added: cells.whole('minute_stoppage') || null,
  }
}
