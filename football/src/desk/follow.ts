import { periods } from '../match/event.ts'
import type { Period } from '../match/event.ts'
import type { Score, Side } from '../match/match.ts'
import { isMinuteIn, periodOfMinute, readClock, runningClock } from './clock.ts'
import { isWhistle, standing } from './desk.ts'
import type { Desk, DeskCommand, DeskEvent } from './desk.ts'
import { pairEvents, type LiveReport, type ReportedEvent } from './live-report.ts'
import { perform } from './perform.ts'
import { goalsIn, scoringSide } from './scores.ts'
import { missingWhistles } from './missing-whistles.ts'
import { begunPeriods, runningPeriod } from './whistles.ts'

export interface FollowOptions {
  /** In milliseconds since 1970, as all moments of the desk. */
  readonly now: number
  readonly kickoff: number
  /** Whether the source wrote the last version of an event. What a person wrote stays as it is. */
  readonly isOwn: (eventId: string) => boolean
  readonly newId: () => string
}

const SIDES = ['home', 'away'] as const satisfies readonly Side[]
/** A clock that differs by less is left alone: sources count minutes in different ways. */
const CLOCK_TOLERANCE_MINUTES = 2

/**
 * The commands that bring a desk to what a source reports of the match: whistles, clock, new events, corrections, and
 * what the source took back. None where the desk says the same already, so the same report can come any number of times.
 */
export function follow(desk: Desk, report: LiveReport, options: FollowOptions): readonly DeskCommand[] {
  const { now, kickoff, isOwn, newId } = options
  const commands: DeskCommand[] = []
  let current = desk
  const attempt = (command: Omit<DeskCommand, 'id' | 'at'> & { readonly at?: number }): boolean => {
    const whole = { at: now, ...command, id: newId() }
    const result = perform(current, whole)
    if (!result.ok) return false
    current = result.desk
    commands.push(whole)
    return true
  }

  const whistles = missingWhistles(current, report, { now, kickoff })
  if (whistles === null) return []
  for (const whistle of whistles.filter(({ final }) => !final)) attempt(whistle)
  setClock()
  if (report.events !== null) followEvents(report.events)
  if (report.score !== null) for (const side of SIDES) followScore(side, report.score)
  followKicks()
  for (const whistle of whistles.filter(({ final }) => final)) attempt(whistle)
  return commands

  function setClock(): void {
    const period = runningPeriod(current)
    const clock = runningClock(current)
    const { minute, added } = report
    if (!period || period === 'shootout' || minute === null || !isMinuteIn(period, minute, added)) return
    const end = periods[period].from + periods[period].minutes
    // At the last minute of a period many sources stop counting.
    if (minute <= periods[period].from || (minute >= end && added === null)) return
    const shown = clock && readClock(clock, now)
    const difference = shown === null ? Infinity : minute + (added ?? 0) - shown.minute - (shown.added ?? 0)
    if (Math.abs(difference) >= CLOCK_TOLERANCE_MINUTES) attempt({ do: 'setClock', minute: minute + (added ?? 0) })
  }

  function followEvents(reported: readonly ReportedEvent[]): void {
    const played = reported.filter(({ type }) => !isKick(type))
    const alive = standing(current.events).filter((event) => !isWhistle(event))
    const pairs = pairEvents(alive, played)
    const paired = new Set(pairs.values())
    for (const [event, known] of pairs) if (isOwn(known.id)) correct(known, event)
    for (const known of alive.toReversed()) {
      if (paired.has(known) || !isOwn(known.id) || isKick(known.type) || known.type === 'var') continue
      const side = scoringSide(known)
      // The list of events may be late: a goal that still counts in the score stands.
      if (side && report.score && goalsIn(standing(current.events))[side] <= report.score[side]) continue
      attempt({ do: 'retract', event: known.id })
    }
    // A source may still report an event that a person has taken back: it is not added again.
    const fresh = played.filter((event) => !pairs.has(event))
    const refused = pairEvents(takenBack(), fresh)
    for (const event of fresh) if (!refused.has(event)) tell(event)
  }

  /** By people, not by the source itself. */
  function takenBack(): readonly DeskEvent[] {
    return current.events.filter((event) => event.retracted && !isWhistle(event) && !isOwn(event.id))
  }

  function tell(event: ReportedEvent): void {
    const { type, side, player, related } = event
    const base = { do: 'tell', type, side, ...momentOf(event) } as const
    if (attempt({ ...base, player, related })) return
    // The sheet may be incomplete or wrong about a person: the event itself is sure.
    if (type === 'secondYellow' && attempt({ ...base, type: 'red', player })) return
    if (related !== null && attempt({ ...base, player })) return
    if (type !== 'substitution') attempt(base)
  }

  function correct(known: DeskEvent, event: ReportedEvent): void {
    const { period, minute, added } = momentOf(event)
    const related = known.related?.player ?? null
    const changes = {
      ...(event.type !== known.type && { type: event.type }),
      ...(event.side !== known.side && { side: event.side }),
      ...(minute !== null && (minute !== known.minute || added !== known.added) && { period, minute, added }),
      ...(event.player !== null && event.player !== known.player && { player: event.player }),
      ...(event.related !== null && event.related !== related && { related: event.related }),
    }
    if (Object.keys(changes).length > 0) attempt({ do: 'correct', event: known.id, ...changes })
  }

  function momentOf({ minute, added }: ReportedEvent) {
    const period = minute === null ? null : periodOfMinute(minute)
    if (period === null || minute === null) return lastMoment()
    const rest = isMinuteIn(period, minute, added) ? added : null
    return { period, minute, added: rest }
  }

  /** For an event without a minute: by the clock, or the end of the last period where none runs. */
  function lastMoment(): { period: Period | null; minute: number | null; added: number | null } {
    if (runningClock(current)) return { period: null, minute: null, added: null }
    const begun = begunPeriods(current)
    const last = (Object.keys(periods) as Period[]).findLast((period) => begun.has(period) && period !== 'shootout')
    if (last === undefined || last === 'shootout') return { period: null, minute: null, added: null }
    return { period: last, minute: periods[last].from + periods[last].minutes, added: null }
  }

  /** Goals that the score has and the events have not, and the other way round. */
  function followScore(side: Side, score: Score): void {
    const goals = () => standing(current.events).filter((event) => scoringSide(event) === side)
    // A goal that a person took back may still count in the source's score: it is not brought again without its name.
    const refused = takenBack().filter((event) => scoringSide(event) === side).length
    for (let missing = score[side] - goals().length - refused; missing > 0; missing -= 1) {
      if (!attempt({ do: 'tell', type: 'goal', side, player: null, ...lastMoment() })) return
    }
    const listed = report.events?.filter((event) => scoringSide(event) === side).length ?? 0
    const excess = goals().length - Math.max(score[side], listed)
    const own = goals().filter(({ id }) => isOwn(id))
    const unnamedFirst = [
      ...own.filter(({ player }) => player !== null),
      ...own.filter(({ player }) => player === null),
    ]
    for (const { id } of unnamedFirst.slice(unnamedFirst.length - Math.max(excess, 0)))
      attempt({ do: 'retract', event: id })
  }

  /** Kicks have no minute: the first one of a side is its first one. */
  function followKicks(): void {
    if (!begunPeriods(current).has('shootout')) return
    const reported = report.events?.filter(({ type }) => isKick(type)) ?? []
    for (const side of SIDES) {
      const kicks = reported.filter((kick) => kick.side === side)
      const known = standing(current.events).filter((event) => isKick(event.type) && event.side === side)
      for (const [index, { type, player }] of kicks.entries()) {
        const kick = known[index]
        if (!kick) attempt({ do: 'tell', type, side, player, period: 'shootout' })
        else if (isOwn(kick.id) && kick.type !== type) attempt({ do: 'correct', event: kick.id, type })
      }
      if (reported.length > 0)
        for (const { id } of known.slice(kicks.length)) if (isOwn(id)) attempt({ do: 'retract', event: id })
      const scored = () =>
        standing(current.events).filter((event) => event.type === 'shootoutGoal' && event.side === side)
      const missing = reported.length > 0 || !report.penalties ? 0 : report.penalties[side] - scored().length
      for (let kick = 0; kick < missing; kick += 1)
        attempt({ do: 'tell', type: 'shootoutGoal', side, player: null, period: 'shootout' })
    }
  }
}

const isKick = (type: string): boolean => type === 'shootoutGoal' || type === 'shootoutMiss'
