import { minuteOf, periods } from '../match/event.ts'
import type { Period } from '../match/event.ts'
import type { Score } from '../match/match.ts'
import type { MatchScript, TimedEvent } from './play.ts'

export type MatchPhase =
  | 'scheduled'
  | Period
  | 'halfTime'
  | 'break'
  | 'finished'
  | 'finishedAfterExtraTime'
  | 'finishedOnPenalties'

export interface MatchState {
  readonly phase: MatchPhase
  /** `null` when no clock runs: before, between periods, in a shoot-out, after. */
  readonly minute: number | null
  readonly added: number | null
  readonly score: Score
  readonly penalties: Score | null
  /** All that has happened so far. */
  readonly events: readonly TimedEvent[]
}

/** The state of the match this many seconds after kick-off, breaks included; before it, the seconds are negative. */
export function stateAt(script: MatchScript, seconds: number): MatchState {
  const events = script.events.filter(({ at }) => at <= seconds)
  const last = events.findLast(({ type }) => type === 'periodStart' || type === 'periodEnd')
  const phase = phaseAfter(last, script)
  const running = last?.type === 'periodStart' && last.period !== 'shootout' ? last : null
  return {
    phase,
    ...(running ? clockOf(running, seconds) : { minute: null, added: null }),
    score: events.at(-1)?.scoreAfter ?? { home: 0, away: 0 },
    penalties: last?.period === 'shootout' ? kicksIn(events) : null,
    events,
  }
}

/** Whether the ball is in play or will be again: what "ao vivo" shows. */
export function isLive({ phase }: MatchState): boolean {
  return phase in periods || phase === 'halfTime' || phase === 'break'
}

function phaseAfter(whistle: TimedEvent | undefined, script: MatchScript): MatchPhase {
  if (!whistle) return 'scheduled'
  if (whistle.type === 'periodStart') return whistle.period
  if (whistle.at === script.endsAt) {
    return script.penalties ? 'finishedOnPenalties' : script.extraTime ? 'finishedAfterExtraTime' : 'finished'
  }
  return whistle.period === 'firstHalf' ? 'halfTime' : 'break'
}

function clockOf({ period, at }: TimedEvent, seconds: number): Pick<MatchState, 'minute' | 'added'> {
  return minuteOf(period, Math.floor((seconds - at) / 60) + 1)
}

function kicksIn(events: readonly TimedEvent[]): Score {
  const scored = events.filter(({ type }) => type === 'shootoutGoal')
  const of = (side: 'home' | 'away') => scored.filter((event) => event.side === side).length
  return { home: of('home'), away: of('away') }
}
