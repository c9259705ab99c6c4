import { type EventType, type MatchEvent, minuteOf, type Period } from '../match/event.ts'
import { otherSide, type Score, type Side } from '../match/match.ts'
import type { Incident, SidesInPlay } from './incident.ts'
import { book, exchange, sendOff, type SideInPlay } from './side-in-play.ts'

/** An event and its moment, in seconds of real time since kick-off, breaks included. */
export interface TimedEvent extends MatchEvent {
  readonly at: number
}

/** A whole simulated match: its state can be computed for any moment. */
export interface MatchScript {
  readonly events: readonly TimedEvent[]
  readonly halfTime: Score
  /** After 90 minutes. */
  readonly score: Score
  readonly extraTime: Score | null
  readonly penalties: Score | null
  /** Seconds from kick-off to the final whistle. */
  readonly endsAt: number
  /** 90, or 120 with extra time. */
  readonly length: number
}

/** A match under way. */
export interface Play {
  readonly sides: SidesInPlay
  readonly score: Score
  readonly events: readonly TimedEvent[]
}

export interface Moment {
  readonly period: Period
  /** Of the period, from 1; beyond its length it is added time. */
  readonly minute: number
  /** Seconds since kick-off. */
  readonly at: number
}

export function happen(play: Play, incident: Incident, moment: Moment): Play {
  const score = scoreAfter(play.score, incident)
  const { side } = incident
  const sides = { ...play.sides, [side]: changed(play.sides[side], incident) }
  return { sides, score, events: [...play.events, eventOf(incident, moment, score)] }
}

/** A whistle: an event without a player. */
export function whistle(play: Play, type: 'periodStart' | 'periodEnd', moment: Moment): Play {
  const event = eventOf({ type, side: null, player: null, related: null }, moment, play.score)
  return { ...play, events: [...play.events, event] }
}

function eventOf(
  what: Pick<TimedEvent, 'side' | 'type' | 'player' | 'related'>,
  { period, minute, at }: Moment,
  scoreAfter: Score,
): TimedEvent {
  const { type, side, player, related } = what
  return { at, period, ...minuteOf(period, minute), side, type, player, related, scoreAfter }
}

function scoreAfter(score: Score, { type, side }: Incident): Score {
  const scorer = scorerSide(type, side)
  return scorer ? { ...score, [scorer]: score[scorer] + 1 } : score
}

function scorerSide(type: EventType, side: Side): Side | null {
  if (type === 'goal' || type === 'penalty') return side
  return type === 'ownGoal' ? otherSide[side] : null
}

function changed(side: SideInPlay, { type, player, related }: Incident): SideInPlay {
  switch (type) {
    case 'yellow':
      return book(side, player)
    case 'secondYellow':
    case 'red':
      return sendOff(side, player)
    case 'substitution': {
      const out = side.pitch.find((each) => each.player === related?.player)
      const on = side.bench.find((each) => each.player === player)
      return out && on ? exchange(side, out, on) : side
    }
    default:
      return side
  }
}
