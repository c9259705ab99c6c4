import type { LineupRecord, OfficialRecord, EventRecord, Score } from '../../records/records.ts'

/** A goal as files list it: under the side that it counts for. */
export interface GoalRow {
  readonly name: string
  readonly minute: number | null
  readonly added: number | null
  readonly kind: 'goal' | 'penalty' | 'own-goal'
}

export interface SidesOf<Item> {
  readonly home: readonly Item[]
  readonly away: readonly Item[]
}

/** What a full match sheet adds. */
export interface SheetRow {
  readonly events: readonly EventRecord[]
  readonly lineups: readonly LineupRecord[]
  readonly officials: readonly OfficialRecord[]
}

/** One match of a file, whatever its format: labels, names and words are still the file's own. */
export interface MatchRow {
  readonly line: number | null
  /** What stands above the round: `Playoffs - Relegation`, `Second Round`, `Turno`. */
  readonly stage: string | null
  readonly round: string | null
  readonly group: string | null
  readonly leg: 1 | 2 | null
  /** ISO day, in the file's zone. */
  readonly day: string | null
  /** HH:MM. */
  readonly time: string | null
  /** `UTC-3` or a zone's name, where the file gives it with the hour. */
  readonly offset: string | null
  readonly home: string
  readonly away: string
  readonly halfTime: Score | null
  readonly score: Score | null
  readonly extraTime: Score | null
  readonly penalties: Score | null
  /** How the match stands, in the file's own words: `awarded`, `cancelled; Austria withdrew`. */
  readonly status: string | null
  readonly ground: string | null
  readonly attendance: number | null
  readonly goals: SidesOf<GoalRow>
  readonly sheet: SheetRow | null
  readonly annulled: boolean
}

export const NO_GOALS: SidesOf<GoalRow> = { home: [], away: [] }

/** Everything a plain result line leaves open. */
export const BLANK_MATCH = {
  stage: null,
  round: null,
  group: null,
  leg: null,
  day: null,
  time: null,
  offset: null,
  halfTime: null,
  score: null,
  extraTime: null,
  penalties: null,
  status: null,
  ground: null,
  attendance: null,
  goals: NO_GOALS,
  sheet: null,
  annulled: false,
} as const satisfies Partial<MatchRow>
