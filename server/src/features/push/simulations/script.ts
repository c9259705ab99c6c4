import type { Match, MatchEvent, PushEvent } from '@meio-campo/contract'
import { replay, type PlayedEvent, type PlayedMatch, type ReplayStep } from '@meio-campo/football'
import { EVENT_TYPES } from '../live/change-events.ts'
import { PUSH_EVENT_VERSION } from '@meio-campo/contract/rules'

/** An event at a second of the match. Its id and time follow from the simulation. */
export interface ScriptStep {
  readonly at: number
  readonly event: Omit<PushEvent, 'id' | 'at'>
}

/** The part of a simulation that determines when steps are due. */
export interface Pace {
  readonly id: string
  readonly started_at: Date
  readonly speed: number
}

type Played = MatchEvent & PlayedEvent

/** The events of a finished match in the order in which they would have been published. */
export function scriptOf(match: Match, events: readonly MatchEvent[]): ScriptStep[] {
  // Constraints of the database guarantee these values of status, period and type.
  const steps = replay(match as Match & PlayedMatch, events as readonly Played[])
  return steps.flatMap((step) => {
    const type = typeOf(step)
    if (type === undefined) return []
    const { status, minute, score, penalties } = step
    const played = eventOf(match.id, step)
    const event = {
      type,
      version: PUSH_EVENT_VERSION,
      test: true,
      ...changeOf(match, played),
      match: { ...match, status, minute, score, penalties },
      event: played,
    } as const
    return [{ at: step.at, event }]
  })
}

/** What would have changed: the match, or one of its events. */
function changeOf({ id, version }: Match, event: MatchEvent | null): Pick<PushEvent, 'record' | 'affects'> {
  const [change, mergedInto] = ['updated' as const, null]
  if (!event) return { record: { kind: 'match', id, change, version, mergedInto }, affects: [] }
  const record = { kind: 'event' as const, id: event.id, change: 'created' as const, version: null, mergedInto }
  return { record, affects: [{ kind: 'match', id }] }
}

function typeOf({ kind, event }: ReplayStep<Played>): PushEvent['type'] | undefined {
  return event ? EVENT_TYPES[event.type] : `match.${kind as 'started' | 'finished'}`
}

function eventOf(matchId: string, { event }: ReplayStep<Played>): MatchEvent | null {
  if (!event || 'id' in event) return event
  const { type, period } = event
  return {
    id: `${matchId}_${period}_${type}`,
    revision: 1,
    retracted: false,
    period,
    minute: null,
    added: null,
    side: null,
    type,
    detail: null,
    player: null,
    related: null,
    scoreAfter: null,
  }
}

export function dueAt({ started_at, speed }: Pace, { at }: Pick<ScriptStep, 'at'>): Date {
  return new Date(started_at.getTime() + Math.round((at * 1000) / speed))
}

/** Its id is not a cursor of the change log, so no client can resume from it. */
export function toEvent(pace: Pace, step: ScriptStep, index: number): PushEvent {
  return { ...step.event, id: `${pace.id}-${index + 1}`, at: dueAt(pace, step).toISOString() }
}
