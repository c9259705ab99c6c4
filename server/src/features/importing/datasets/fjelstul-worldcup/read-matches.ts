import { readTable, type Table } from '../../sources/read-table.ts'
import type { Origin, Score } from '../../records/records.ts'
import { dayOrNull, flag, numberOrNull, textOrNull } from './missing.ts'

export interface TournamentRow {
  readonly origin: Origin
  readonly id: string
  readonly gender: 'men' | 'women'
  readonly year: number
  readonly starts: string | null
  readonly ends: string | null
}

export function readTournaments(file: string, text: string): Table<TournamentRow> {
  return readTable(file, text, {
    columns: ['tournament_id', 'tournament_name', 'year', 'start_date', 'end_date'] as const,
    parse: (cells, origin) => ({
      origin,
      id: cells.name('tournament_id'),
      // Men's and women's ids look alike; only the name distinguishes them.
      gender: cells.name('tournament_name').includes('Women') ? 'women' : 'men',
      year: cells.whole('year'),
      starts: dayOrNull(cells, 'start_date'),
      ends: dayOrNull(cells, 'end_date'),
    }),
  })
}

export interface HostRow {
  readonly tournamentId: string
  readonly country: string
}

export function readHosts(file: string, text: string): Table<HostRow> {
  return readTable(file, text, {
    columns: ['tournament_id', 'team_name'] as const,
    parse: (cells) => ({ tournamentId: cells.name('tournament_id'), country: cells.name('team_name') }),
  })
}

export interface StadiumRow {
  readonly origin: Origin
  readonly id: string
  readonly name: string
  readonly city: string | null
  readonly country: string | null
  readonly capacity: number | null
}

export function readStadiums(file: string, text: string): Table<StadiumRow> {
  return readTable(file, text, {
    columns: ['stadium_id', 'stadium_name', 'city_name', 'country_name', 'stadium_capacity'] as const,
    parse: (cells, origin) => ({
      origin,
      id: cells.name('stadium_id'),
      name: cells.name('stadium_name'),
      city: textOrNull(cells, 'city_name'),
      country: textOrNull(cells, 'country_name'),
      capacity: numberOrNull(cells, 'stadium_capacity'),
    }),
  })
}

export interface MatchRow {
  readonly origin: Origin
  readonly id: string
  readonly tournamentId: string
  readonly stage: string
  readonly group: string | null
  readonly groupStage: boolean
  readonly replayed: boolean
  readonly replay: boolean
  readonly day: string
  readonly time: string | null
  readonly stadiumId: string
  readonly country: string
  readonly home: { readonly id: string; readonly name: string }
  readonly away: { readonly id: string; readonly name: string }
  /** After extra time, where there was any. */
  readonly score: Score
  readonly extraTime: boolean
  readonly penalties: Score | null
}

export function readMatches(file: string, text: string): Table<MatchRow> {
  return readTable(file, text, {
    columns: [
      'match_id',
      'tournament_id',
      'stage_name',
      'group_name',
      'group_stage',
      'replayed',
      'replay',
      'match_date',
      'match_time',
      'stadium_id',
      'country_name',
      'home_team_id',
      'home_team_name',
      'away_team_id',
      'away_team_name',
      'home_team_score',
      'away_team_score',
      'extra_time',
      'penalty_shootout',
      'home_team_score_penalties',
      'away_team_score_penalties',
    ] as const,
    parse: (cells, origin) => ({
      origin,
      id: cells.name('match_id'),
      tournamentId: cells.name('tournament_id'),
      stage: cells.name('stage_name'),
      group: textOrNull(cells, 'group_name'),
      groupStage: flag(cells, 'group_stage'),
      replayed: flag(cells, 'replayed'),
      replay: flag(cells, 'replay'),
      day: cells.day('match_date'),
      time: /^\d{2}:\d{2}$/.test(cells.text('match_time')) ? cells.text('match_time') : null,
      stadiumId: cells.name('stadium_id'),
      country: cells.name('country_name'),
      home: { id: cells.name('home_team_id'), name: cells.name('home_team_name') },
      away: { id: cells.name('away_team_id'), name: cells.name('away_team_name') },
      // The `score` column mixes dashes; the numbers stand on their own beside it.
      score: { home: cells.whole('home_team_score'), away: cells.whole('away_team_score') },
      extraTime: flag(cells, 'extra_time'),
      penalties: flag(cells, 'penalty_shootout')
        ? { home: cells.whole('home_team_score_penalties'), away: cells.whole('away_team_score_penalties') }
        : null,
    }),
  })
}
