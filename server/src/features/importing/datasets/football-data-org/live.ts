import type { LiveStage } from '@meio-campo/football'
import type { LiveMatch } from '../answers/live-match.ts'
import { bag, bags, key, text, whole, type Bag } from '../answers/fields.ts'
import { eventsOf } from './map-matches.ts'
import { pairOf, scoresOf } from './score.ts'

const LISTS = ['goals', 'bookings', 'substitutions']

export function readLiveMatch(match: Bag): LiveMatch | null {
  const id = key(match)
  if (id === null) return null
  const score = bag(match, 'score')
  const duration = text(score, 'duration') ?? 'REGULAR'
  const scores = scoresOf(score)
  const minute = minuteOf(match)
  return {
    key: id,
    stage: stageOf(text(match, 'status') ?? '', score, duration, minute),
    hasExtraTime: duration === 'EXTRA_TIME' || pairOf(score, 'extraTime') !== null,
    hasShootout: duration === 'PENALTY_SHOOTOUT',
    minute,
    added: whole(match, 'injuryTime'),
    score: scores.extraTime ?? scores.score,
    penalties: scores.penalties,
    // Plans without details leave all lists empty: then only the score is known.
    events: LISTS.some((list) => bags(match, list).length > 0) ? eventsOf(match) : null,
  }
}

/** A number, or a text with one. */
function minuteOf(match: Bag): number | null {
  const stated = text(match, 'minute')
  return stated === null ? whole(match, 'minute') : Number(/^\d{1,3}$/.exec(stated)?.[0] ?? Number.NaN) || null
}

/** `IN_PLAY` does not say which half: the score at half-time is there from the break on. */
function stageOf(status: string, score: Bag, duration: string, minute: number | null): LiveStage | null {
  if (status === 'FINISHED') return 'over'
  if (status === 'PAUSED') return duration === 'REGULAR' ? 'halfTime' : null
  if (status === 'PENALTY_SHOOTOUT' || (status === 'IN_PLAY' && duration === 'PENALTY_SHOOTOUT')) return 'shootout'
  if (status === 'EXTRA_TIME' || (status === 'IN_PLAY' && duration === 'EXTRA_TIME'))
    return minute !== null && minute > 105 ? 'extraTimeSecondHalf' : 'extraTimeFirstHalf'
  if (status !== 'IN_PLAY') return null
  return pairOf(score, 'halfTime') === null && (minute === null || minute <= 45) ? 'firstHalf' : 'secondHalf'
}
