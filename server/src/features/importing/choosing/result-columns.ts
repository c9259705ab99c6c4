import type { Matches } from '../../../database/types.gen.ts'

/** What says how a match ended, or how it stands. */
export const RESULT_COLUMNS = [
  'status',
  'status_reason',
  'annulled',
  'awarded_to',
  'half_time_home',
  'half_time_away',
  'home_score',
  'away_score',
  'extra_time_home',
  'extra_time_away',
  'penalties_home',
  'penalties_away',
  'shootout_winner',
] as const satisfies readonly (keyof Matches)[]
