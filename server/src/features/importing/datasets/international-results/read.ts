import type { Cells } from '../../../../platform/csv/cells.ts'
import { readTable, type Table } from '../../sources/read-table.ts'
import type { Origin, Score } from '../../records/records.ts'

/** What identifies a match in every table: the day and both teams. */
export interface Fixture {
  readonly day: string
  readonly home: string
  readonly away: string
}

export interface ResultRow extends Fixture {
  readonly origin: Origin
  /** Extra time included, shoot-outs not. Null: `NA`, not played yet. */
  readonly score: Score | null
  readonly tournament: string
  readonly city: string
  readonly country: string
  readonly neutral: boolean
}

export interface GoalRow extends Fixture {
  readonly origin: Origin
  /** The side that the goal counts for, own goals too. */
  readonly team: string
  readonly scorer: string | null
  readonly minute: number | null
  /** Of `45+2`. */
  readonly added: number | null
  readonly ownGoal: boolean
  readonly penalty: boolean
}

export interface ShootoutRow extends Fixture {
  readonly origin: Origin
  readonly winner: string
}

export interface FormerNameRow {
  readonly origin: Origin
  readonly current: string
  readonly former: string
}

const FIXTURE = ['date', 'home_team', 'away_team'] as const
type FixtureColumn = (typeof FIXTURE)[number]

export function readResults(file: string, text: string): Table<ResultRow> {
  const columns = [...FIXTURE, 'home_score', 'away_score', 'tournament', 'city', 'country', 'neutral'] as const
  return readTable(file, text, {
    columns,
    parse: (cells, origin) => ({
      origin,
      ...fixtureOf(cells),
      score: scoreOf(wholeOrNull(cells, 'home_score'), wholeOrNull(cells, 'away_score')),
      tournament: cells.name('tournament'),
      city: cells.text('city'),
      country: cells.text('country'),
      neutral: cells.flag('neutral', 'FALSE', 'TRUE'),
    }),
  })
}

export function readGoals(file: string, text: string): Table<GoalRow> {
  return readTable(file, text, {
    columns: [...FIXTURE, 'team', 'scorer', 'minute', 'own_goal', 'penalty'] as const,
    parse: (cells, origin) => ({
      origin,
      ...fixtureOf(cells),
      team: cells.name('team'),
      scorer: isMissing(cells.text('scorer')) ? null : cells.name('scorer'),
      ...minuteOf(cells),
      ownGoal: cells.flag('own_goal', 'FALSE', 'TRUE'),
      penalty: cells.flag('penalty', 'FALSE', 'TRUE'),
    }),
  })
}

export function readShootouts(file: string, text: string): Table<ShootoutRow> {
  return readTable(file, text, {
    columns: [...FIXTURE, 'winner'] as const,
    parse: (cells, origin) => ({ origin, ...fixtureOf(cells), winner: cells.name('winner') }),
  })
}

export function readFormerNames(file: string, text: string): Table<FormerNameRow> {
  return readTable(file, text, {
    columns: ['current', 'former'] as const,
    parse: (cells, origin) => ({ origin, current: cells.name('current'), former: cells.name('former') }),
  })
}

function fixtureOf<Column extends string>(cells: Cells<Column | FixtureColumn>): Fixture {
  return { day: cells.day('date'), home: cells.name('home_team'), away: cells.name('away_team') }
}

function wholeOrNull<Column extends string>(cells: Cells<Column>, column: NoInfer<Column>): number | null {
  return isMissing(cells.text(column)) ? null : cells.whole(column)
}

/** `45`, or with the minutes that were added: `45+2`. */
function minuteOf(cells: Cells<'minute'>): Pick<GoalRow, 'minute' | 'added'> {
  const [, minute, added] = /^(\d{1,3}) ?\+ ?(\d{1,2})$/.exec(cells.text('minute')) ?? []
  if (minute === undefined) return { minute: wholeOrNull(cells, 'minute'), added: null }
  return { minute: Number(minute), added: Number(added) }
}

/** The dataset writes `NA`; `Na` is a scorer's name in Korea. */
function isMissing(text: string): boolean {
  return text === 'NA' || text === ''
}

function scoreOf(home: number | null, away: number | null): Score | null {
  return home === null || away === null ? null : { home, away }
}
