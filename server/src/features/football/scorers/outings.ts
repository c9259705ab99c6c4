import { minutesPlayed, type MatchEvent, type Outing, type Side } from '@meio-campo/football'
import type { ResultRow } from '../rows/football-match.ts'

const REGULAR_MINUTES = 90
const EXTRA_TIME_MINUTES = 120

export type Listed = readonly [side: Side, personId: string, starter: boolean]
export type Change = readonly [
  type: MatchEvent['type'],
  side: Side,
  playerId: string | null,
  relatedId: string | null,
  relatedRole: string | null,
  minute: number | null,
]
type PlayedMatch = Pick<ResultRow, 'id' | 'home_id' | 'away_id' | 'extra_time_home'> & {
  /** Of a match under way, what has been played of it. */
  readonly minute: number | null
}

/** Which players were on the pitch, and for how long, from line-ups, substitutions and sendings-off. */
export function outingsOf(match: PlayedMatch, sheet: readonly Listed[], changes: readonly Change[]): readonly Outing[] {
  const length = match.minute ?? (match.extra_time_home === null ? REGULAR_MINUTES : EXTRA_TIME_MINUTES)
  return (['home', 'away'] as const).flatMap((side) => {
    const listed = sheet.filter((player) => player[0] === side)
    if (listed.length === 0) return []
    return outingsOfSide(
      { id: match.id, team: side === 'home' ? match.home_id : match.away_id, side, length },
      listed,
      changes.filter((change) => change[1] === side),
    )
  })
}

interface PlayedSide {
  readonly id: string
  readonly team: string
  readonly side: Side
  readonly length: number
}

function outingsOfSide(
  { id: match, team, side, length }: PlayedSide,
  sheet: readonly Listed[],
  changes: readonly Change[],
): Outing[] {
  const listed = new Set(sheet.map(([, player]) => player))
  const starters = sheet.filter(([, , starter]) => starter).map(([, player]) => player)
  const lineup = { team, bench: [], starters: starters.map((player) => ({ player, position: 'forward' as const })) }
  const minutes = minutesPlayed(lineup, side, changes.map(toEvent), length)
  // A change without its minute leaves the time of those it concerns unknown.
  const unknown = new Set(
    changes.filter(([, , , , , minute]) => minute === null).flatMap(([, , player, related]) => [player, related]),
  )
  return [...minutes]
    .filter(([player]) => listed.has(player))
    .map(([player, own]) => ({ match, team, player, minutes: unknown.has(player) ? null : Math.max(own, 0) }))
}

function toEvent([type, side, player, related, relatedRole, minute]: Change): MatchEvent {
  const swapped = relatedRole === 'in'
  const off = swapped ? player : related
  return {
    period: 'secondHalf',
    minute: minute ?? 0,
    added: null,
    side,
    type,
    player: swapped ? related : player,
    related: off === null ? null : { role: 'out', player: off },
    scoreAfter: { home: 0, away: 0 },
  }
}
