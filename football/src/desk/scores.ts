import { otherSide } from '../match/match.ts'
import type { Score, Side } from '../match/match.ts'
import { periodOfMinute } from './clock.ts'
import { standing } from './desk.ts'
import type { Desk, DeskEvent, DeskScores } from './desk.ts'
import { begunPeriods } from './whistles.ts'

const none: Score = { home: 0, away: 0 }

/** The side that an event scores for; an own goal counts for the other side, a shoot-out kick for none. */
export function scoringSide({ type, side }: Pick<DeskEvent, 'type' | 'side'>): Side | null {
  if (type === 'goal' || type === 'penalty') return side
  return type === 'ownGoal' && side ? otherSide[side] : null
}

export function goalsIn(events: readonly DeskEvent[]): Score {
  return events.map(scoringSide).reduce<Score>((score, side) => (side ? plusOne(score, side) : score), none)
}

const plusOne = (score: Score, side: Side): Score => ({ ...score, [side]: score[side] + 1 })

/** The scores that the events add up to, as far as the match has come. */
export function scoresIn(desk: Pick<Desk, 'status' | 'events' | 'scores'>): DeskScores {
  const begun = begunPeriods(desk)
  const events = standing(desk.events)
  const until = (...periods: readonly string[]) => goalsIn(events.filter((event) => periods.includes(periodOf(event))))
  const kicks = events.filter(({ type }) => type === 'shootoutGoal')
  const kicksOf = (side: Side) => kicks.filter((kick) => kick.side === side).length
  const firstIsOver = begun.has('secondHalf') || desk.status === 'halfTime'
  return {
    halfTime: firstIsOver ? until('firstHalf') : null,
    score: begun.has('firstHalf') ? until('firstHalf', 'secondHalf', 'unknown') : null,
    extraTime: begun.has('extraTimeFirstHalf') ? goalsIn(events) : null,
    penalties: begun.has('shootout') ? { home: kicksOf('home'), away: kicksOf('away') } : null,
  }
}

function periodOf({ period, minute }: DeskEvent): string {
  return period ?? (minute === null ? 'unknown' : periodOfMinute(minute))
}

/**
 * Whether the score is what the events say. It is not where a source gave only the result: then the result stands, and
 * its goals can be entered one by one until both agree.
 */
export function isScoreFromEvents(desk: Desk): boolean {
  const { score, extraTime, penalties } = scoresIn(desk)
  return (
    isSame(score, desk.scores.score) &&
    isSame(extraTime, desk.scores.extraTime) &&
    isSame(penalties, desk.scores.penalties)
  )
}

/** The events have more goals than the result. */
export function exceedsScore(desk: Desk): boolean {
  const entered = goalsIn(standing(desk.events))
  const known = desk.scores.extraTime ?? desk.scores.score ?? none
  return entered.home > known.home || entered.away > known.away
}

export function isSame(a: Score | null, b: Score | null): boolean {
  return a === b || (a !== null && b !== null && a.home === b.home && a.away === b.away)
}
