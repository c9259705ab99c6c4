import { periodOfMinute } from '../desk/clock.ts'
import { isSame, scoringSide } from '../desk/scores.ts'
import type { DeskEvent } from '../desk/desk.ts'
import { periods } from '../match/event.ts'
import type { Period } from '../match/event.ts'
import type { Score } from '../match/match.ts'
import type { MatchPhase } from '../simulator/match-state.ts'

/** The data of a finished match that a replay needs. */
export interface PlayedMatch {
  readonly status: 'finished' | 'finishedAfterExtraTime' | 'finishedOnPenalties'
  /** After 90 minutes. */
  readonly score: Score | null
  readonly extraTime: Score | null
  readonly penalties: Score | null
}

export type PlayedEvent = Pick<
  DeskEvent,
  'retracted' | 'period' | 'minute' | 'added' | 'side' | 'type' | 'scoreAfter'
> & { readonly id: string }

/** One step of the replay, with the state of the match at that moment. */
export interface ReplayStep<E> {
  /** Seconds since kick-off, breaks included. */
  readonly at: number
  readonly kind: 'started' | 'finished' | 'event'
  /** A missing whistle is added. */
  readonly event: E | { readonly type: 'periodStart' | 'periodEnd'; readonly period: Period } | null
  readonly status: MatchPhase
  readonly minute: number | null
  /** After 90 minutes it stays what it was, as in a match; null where the events do not show it. */
  readonly score: Score | null
  readonly penalties: Score | null
}

const order = Object.keys(periods) as readonly Period[]
const BREAK_SECONDS = { firstHalf: 900, secondHalf: 300, extraTimeFirstHalf: 60, extraTimeSecondHalf: 300, shootout: 0 }
const KICK_SECONDS = 45

/** A finished match from the first whistle to the last, in the order in which it happened. What was taken back did not. */
export function replay<E extends PlayedEvent>(match: PlayedMatch, events: readonly E[]): ReplayStep<E>[] {
  const placed = place(events.filter(({ retracted }) => !retracted))
  const played = periodsOf(match, placed)
  const recorder = new Recorder<E>(match, placed)
  let begins = 0
  for (const period of played) {
    const own = placed.filter((each) => each.period === period)
    const whistle = (type: 'periodStart' | 'periodEnd') => own.find(({ event }) => event.type === type)?.event
    const plays = timed(period, own)
    const last = period === played.at(-1)
    if (period === played[0]) recorder.add(begins, 'started', null, period, null)
    const opens = period === 'shootout' ? null : periods[period].from + 1
    recorder.add(begins, 'event', whistle('periodStart') ?? { type: 'periodStart', period }, period, opens)
    for (const { at, minute, event } of plays) {
      recorder.add(begins + at, 'event', event, period, period === 'shootout' ? null : minute)
    }
    const ends = begins + lengthOf(period, own)
    if (period === 'secondHalf') recorder.closeNinety()
    if (last) recorder.close()
    const after = last ? match.status : period === 'firstHalf' ? 'halfTime' : 'break'
    recorder.add(ends, 'event', whistle('periodEnd') ?? { type: 'periodEnd', period }, after, null)
    if (last) recorder.add(ends, 'finished', null, after, null)
    begins = ends + BREAK_SECONDS[period]
  }
  return recorder.steps
}

interface Placed<E> {
  readonly event: E
  readonly period: Period
  readonly minute: number
  readonly added: number
}

/** Where each event happened; one whose moment is not known, with the one before it. */
function place<E extends PlayedEvent>(events: readonly E[]): readonly Placed<E>[] {
  let before: Omit<Placed<E>, 'event'> = { period: 'firstHalf', minute: 1, added: 0 }
  const placed = events.map((event) => {
    const period = event.period ?? (event.minute === null ? before.period : periodOfMinute(event.minute))
    const inPlay = period === before.period ? before : { minute: periods[period].from + 1, added: 0 }
    before = event.minute === null ? { ...inPlay, period } : { period, minute: event.minute, added: event.added ?? 0 }
    return { ...before, event }
  })
  return placed.toSorted(
    (a, b) => order.indexOf(a.period) - order.indexOf(b.period) || a.minute - b.minute || a.added - b.added,
  )
}

function periodsOf(match: PlayedMatch, placed: readonly Placed<unknown>[]): readonly Period[] {
  const known = new Set(placed.map(({ period }) => period))
  const extra =
    match.status === 'finishedAfterExtraTime' ||
    match.extraTime !== null ||
    known.has('extraTimeFirstHalf') ||
    known.has('extraTimeSecondHalf')
  const kicks = match.status === 'finishedOnPenalties' || match.penalties !== null || known.has('shootout')
  return order.filter((period) => (period.startsWith('extraTime') ? extra : period === 'shootout' ? kicks : true))
}

const isWhistle = (type: string) => type === 'periodStart' || type === 'periodEnd'

/** Those of one minute follow each other within it. */
function timed<E extends PlayedEvent>(period: Period, own: readonly Placed<E>[]) {
  const plays = own.filter(({ event }) => !isWhistle(event.type))
  if (period === 'shootout') return plays.map((play, kick) => ({ ...play, at: (kick + 1) * KICK_SECONDS }))
  const minuteOf = ({ minute, added }: Placed<E>) => Math.max(0, minute + added - periods[period].from - 1)
  const together = Map.groupBy(plays, minuteOf)
  return plays.map((play) => {
    const minute = minuteOf(play)
    const same = together.get(minute)!
    return { ...play, at: Math.round((minute + (same.indexOf(play) + 1) / (same.length + 1)) * 60) }
  })
}

function lengthOf(period: Period, own: readonly Placed<PlayedEvent>[]): number {
  if (period === 'shootout') return (own.filter(({ event }) => !isWhistle(event.type)).length + 1) * KICK_SECONDS
  return (periods[period].minutes + Math.max(0, ...own.map(({ added }) => added))) * 60
}

const none: Score = { home: 0, away: 0 }

/** Keeps the score while the steps are added. */
class Recorder<E extends PlayedEvent> {
  readonly steps: ReplayStep<E>[] = []
  readonly #match: PlayedMatch
  #score: Score | null
  #penalties: Score | null = null
  #ninety = true

  constructor(match: PlayedMatch, placed: readonly Placed<E>[]) {
    this.#match = match
    const goals = placed.reduce((score, { event }) => plus(score, event), none)
    // Where goals are missing the score is unknown until an event has it or the match ends.
    this.#score = isSame(goals, match.extraTime ?? match.score) ? none : null
  }

  closeNinety(): void {
    this.#ninety = false
    this.#score = this.#match.score ?? this.#score
  }

  close(): void {
    this.#penalties = this.#match.penalties ?? this.#penalties
  }

  add(
    at: number,
    kind: ReplayStep<E>['kind'],
    event: ReplayStep<E>['event'],
    status: MatchPhase,
    minute: number | null,
  ): void {
    if (event && 'id' in event && this.#ninety) this.#score = scoreAfter(this.#score, event)
    if (status === 'shootout') this.#penalties = kicksAfter(this.#penalties ?? none, event)
    this.steps.push({ at, kind, event, status, minute, score: this.#score, penalties: this.#penalties })
  }
}

function plus(score: Score, event: PlayedEvent): Score {
  const side = scoringSide(event)
  return side ? { ...score, [side]: score[side] + 1 } : score
}

function scoreAfter(score: Score | null, event: PlayedEvent): Score | null {
  if (!scoringSide(event)) return score
  return event.scoreAfter ?? (score && plus(score, event))
}

function kicksAfter(kicks: Score, event: ReplayStep<PlayedEvent>['event']): Score {
  if (event?.type !== 'shootoutGoal' || !('side' in event) || !event.side) return kicks
  return { ...kicks, [event.side]: kicks[event.side] + 1 }
}
