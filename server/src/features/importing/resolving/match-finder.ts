import { addDays } from '@meio-campo/football'
import type { MatchRecord } from '../records/records.ts'
import { RowRejected } from '../records/row-rejected.ts'

/** The attributes that distinguish the matches of an edition. */
export interface Findable {
  readonly home_id: string
  readonly away_id: string
  readonly annulled: boolean
  readonly day: string | null
  readonly leg: number | null
  readonly roundNumber: number | null
  readonly home_score: number | null
  readonly away_score: number | null
  /** An earlier row of the same file and run was this match: no file states a match twice. */
  readonly claimed: boolean
  /** This file said exactly this of it in an earlier run. */
  readonly exact: boolean
}

export interface Sought extends Pick<MatchRecord, 'annulled' | 'day' | 'leg' | 'score'> {
  readonly home: string
  readonly away: string
  readonly roundNumber: number | null
}

const NEAR_DAYS = 3
/**
 * In a cup two clubs play at one ground once: the same score within two weeks is the same match with a slip in its day,
 * and a fixture without a score is the match that was moved.
 */
const SLIPPED_DAYS = 14
const MOVED_DAYS = 28
const DAY_MS = 86_400_000

/**
 * The match that a row is about, or null for a new one. In a double round robin the pair is the key, whatever the day;
 * elsewhere leg and round must be equal, and the day within three.
 */
export function findMatch<M extends Findable>(
  matches: readonly M[],
  sought: Sought,
  { pairIsKey, isClubCup }: { readonly pairIsKey: boolean; readonly isClubCup: boolean },
): M | null {
  const same = matches.filter(
    (match) => match.home_id === sought.home && match.away_id === sought.away && match.annulled === sought.annulled,
  )
  const exact = same.find((match) => match.exact && !match.claimed)
  if (exact) return exact
  const free = same.filter((match) => !match.claimed)
  if (pairIsKey && same.length === 1) return free[0] ?? null
  const possible = free.filter((match) => compatible(match, sought))
  if (sought.day === null || possible.some(({ day }) => day === null)) {
    if (possible.length > 1) throw new RowRejected('sem o dia não se sabe qual dos jogos entre os dois times é este.')
    return possible[0] ?? null
  }
  const near = possible
    .map((match) => ({ match, distance: distance(match.day, sought.day) }))
    .filter((each) => each.distance <= NEAR_DAYS)
    .sort((a, b) => a.distance - b.distance)
  if (near[0] && near[0].distance === near[1]?.distance) {
    throw new RowRejected('há dois jogos entre os dois times igualmente próximos deste dia.')
  }
  if (near[0] || !isClubCup) return near[0]?.match ?? null
  const slipped = possible.filter((match) => daysBetween(match.day, sought.day) <= slippedDays(match, sought))
  return slipped.length === 1 ? slipped[0]! : null
}

/** On neutral ground another dataset may have the teams the other way round; then only the day itself will do. */
export function findTurnedRound<M extends Findable>(matches: readonly M[], sought: Sought): M | null {
  const turned = matches.filter(
    (match) =>
      match.home_id === sought.away &&
      match.away_id === sought.home &&
      match.annulled === sought.annulled &&
      !match.claimed &&
      match.leg === null &&
      sought.leg === null &&
      distance(match.day, sought.day) <= 1,
  )
  return turned.length === 1 ? (turned[0] ?? null) : null
}

/**
 * In a league a row may have the clubs swapped. Two clubs meet at most once a day, so a match of the same day at the
 * other ground is the one meant, unless one of this direction is near.
 */
export function findTurnedOnDay<M extends Findable>(matches: readonly M[], sought: Sought): M | null {
  if (sought.day === null) return null
  const direct = matches.filter((match) => match.home_id === sought.home && match.away_id === sought.away)
  if (direct.some(({ day, exact }) => exact || distance(day, sought.day) <= NEAR_DAYS)) return null
  const turned = matches.filter(
    (match) =>
      match.home_id === sought.away && match.annulled === sought.annulled && !match.claimed && match.day === sought.day,
  )
  return turned.length === 1 ? (turned[0] ?? null) : null
}

function compatible(match: Findable, sought: Sought): boolean {
  const differ = (a: number | null, b: number | null) => a !== null && b !== null && a !== b
  return !differ(match.leg, sought.leg) && !differ(match.roundNumber, sought.roundNumber)
}

/** How far apart the days of one cup match may be. */
function slippedDays({ home_score, away_score }: Findable, { score }: Sought): number {
  if (score === null || home_score === null) return MOVED_DAYS
  return home_score === score.home && away_score === score.away ? SLIPPED_DAYS : 0
}

function daysBetween(a: string | null, b: string | null): number {
  return a === null || b === null ? Number.POSITIVE_INFINITY : Math.abs(Date.parse(a) - Date.parse(b)) / DAY_MS
}

function distance(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number.POSITIVE_INFINITY
  for (let days = 0; days <= NEAR_DAYS; days += 1) if (addDays(a, days) === b || addDays(a, -days) === b) return days
  return Number.POSITIVE_INFINITY
}
