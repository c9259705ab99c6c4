import {
  scoreOf,
  noSanctions,
  teamSanctions,
  type Card,
  type Match,
  type Ruling,
  type Score,
} from '@meio-campo/football'
import type { Selectable } from 'kysely'
import type { Matches } from '../../../database/types.gen.ts'
import { GIVEN, LIVE, OVER } from './match-status.ts'

/** The columns of a match that its result is made of. */
export const resultColumns = [
  'matches.id',
  'matches.home_id',
  'matches.away_id',
  'matches.day',
  'matches.status',
  'matches.annulled',
  'matches.awarded_to',
  'matches.neutral',
  'matches.stadium_id',
  'matches.home_score',
  'matches.away_score',
  'matches.extra_time_home',
  'matches.extra_time_away',
  'matches.penalties_home',
  'matches.penalties_away',
  'matches.shootout_winner',
] as const

type Column<Name> = Name extends `matches.${infer Own}` ? Own : never

export type ResultRow = Pick<Selectable<Matches>, Column<(typeof resultColumns)[number]> & keyof Matches> & {
  readonly round_number: number | null
}

const LIVE_STATUSES: ReadonlySet<string> = new Set(LIVE)
const GIVEN_STATUSES: ReadonlySet<string> = new Set(GIVEN)
const COUNTED: ReadonlySet<string> = new Set([...LIVE, ...OVER])
/** The score that regulations award where the source has only the winner. */
const GIVEN_GOALS = 3

export function isLive({ status }: Pick<ResultRow, 'status'>): boolean {
  return LIVE_STATUSES.has(status)
}

/** Whether a match has a result that counts, be it for now. */
export function isCounted({ status }: Pick<ResultRow, 'status'>): boolean {
  return COUNTED.has(status)
}

/**
 * A row as the football package wants it. A live match counts as it stands, so that the table follows at once; one that
 * was postponed, interrupted or cancelled does not count, whatever its score was.
 */
export function toFootballMatch(row: ResultRow, cards: readonly Card[] = []): Match {
  const counted = isCounted(row)
  const played = counted ? scoreOf(row.home_score, row.away_score) : null
  return {
    id: row.id,
    home: row.home_id,
    away: row.away_id,
    day: row.day,
    round: row.round_number,
    score: played,
    extraTime: counted ? scoreOf(row.extra_time_home, row.extra_time_away) : null,
    penalties: counted ? penaltiesOf(row) : null,
    ruling: rulingOf(row, played),
    neutral: row.neutral,
    stadium: row.stadium_id,
    sanctions:
      cards.length === 0
        ? { home: noSanctions, away: noSanctions }
        : { home: teamSanctions(row.home_id, cards), away: teamSanctions(row.away_id, cards) },
  }
}

// Where only the winner of a shoot-out is known, one kick stands for all of them.
function penaltiesOf({ penalties_home, penalties_away, shootout_winner }: ResultRow): Score | null {
  const kicks = scoreOf(penalties_home, penalties_away)
  if (kicks || shootout_winner === null) return kicks
  return shootout_winner === 'home' ? { home: 1, away: 0 } : { home: 0, away: 1 }
}

function rulingOf({ annulled, status, awarded_to }: ResultRow, played: Score | null): Ruling | null {
  if (annulled) return { kind: 'annulled' }
  if (!GIVEN_STATUSES.has(status) || awarded_to === null) return null
  const to = awarded_to as 'home' | 'away' | 'nobody'
  return { kind: 'awarded', to, score: played ?? givenScore(to) }
}

function givenScore(to: 'home' | 'away' | 'nobody'): Score {
  return { home: to === 'home' ? GIVEN_GOALS : 0, away: to === 'away' ? GIVEN_GOALS : 0 }
}
