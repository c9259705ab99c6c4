import { minuteOf, periods } from '../match/event.ts'
import type { Period } from '../match/event.ts'
import { placed, rescored } from './chronicle.ts'
import { announce, isOver, setClock, withClock } from './clock-commands.ts'
import { isMinuteIn, readClock, runningClock } from './clock.ts'
import { done, isWhistle, refuse, standing } from './desk.ts'
import type { Desk, DeskCommand, DeskEvent, DeskMark, DeskRefusal, Performed } from './desk.ts'
import { momentFor } from './moment.ts'
import { findObjection } from './people.ts'
import { exceedsScore, isSame, isScoreFromEvents, scoresIn } from './scores.ts'
import { lastWhistle, nextPeriods, runningPeriod, statusAfterEnd, statusBefore } from './whistles.ts'

/** The desk after a command, or the reason for refusing it. */
export function perform(desk: Desk, command: DeskCommand): Performed {
  switch (command.do) {
    case 'start':
      return start(desk, command)
    case 'end':
      return end(desk, command)
    case 'announce':
      return announce(desk, command)
    case 'setClock':
      return setClock(desk, command)
    case 'tell':
      return addEvent(desk, command)
    case 'mark':
      return addMark(desk, command)
    case 'correct':
      return withScore(desk, command, correct(desk, command))
    case 'retract':
      return withScore(desk, command, retract(desk, command))
    case 'restore':
      return restore(desk, command)
    case 'confirm':
    case 'doubt':
      return confirm(desk, command)
  }
}

/** With `keepsScore` an event is taken back and the score stays: it was entered, not counted from the events. */
const withScore = ({ scores }: Desk, { keepsScore }: DeskCommand, result: Performed): Performed =>
  keepsScore && result.ok ? done({ ...result.desk, scores }) : result

function start(desk: Desk, { id, at, period }: DeskCommand): Performed {
  if (!period) return refuse('incomplete')
  if (runningPeriod(desk)) return refuse('periodRunning')
  const next = nextPeriods(desk)
  if (next.length === 0) return refuse('closed')
  if (!next.includes(period)) return refuse('wrongPeriod')
  const untimed = period === 'shootout'
  const time = untimed ? { minute: null, added: null } : minuteOf(period, 1)
  const whistle = { ...blank(id), type: 'periodStart', period, ...time } as const
  const clocks = untimed ? desk.clocks : withClock(desk.clocks, { period, startedAt: at, announced: null })
  return done(settled(desk, { ...desk, status: period, clocks, events: placed(desk.events, whistle) }, id))
}

function end(desk: Desk, command: DeskCommand): Performed {
  const { id, at, final = false } = command
  if (isOver(desk, command)) return refuse('periodOver')
  const status = statusAfterEnd(desk, final)
  if (status === 'nothingRunning' || status === 'tooEarly' || status === 'shootoutLevel') return refuse(status)
  const period = runningPeriod(desk)
  if (!period) return done(settled(desk, { ...desk, status: status as Desk['status'] }, null))
  const clock = runningClock(desk)
  const { minute, added } = clock ? readClock(clock, at) : { minute: endOf(period), added: null }
  const whistle = { ...blank(id), type: 'periodEnd', period, minute, added } as const
  return done(settled(desk, { ...desk, status: status as Desk['status'], events: placed(desk.events, whistle) }, id))
}

const endOf = (period: Period): number | null =>
  period === 'shootout' ? null : periods[period].from + periods[period].minutes

function addEvent(desk: Desk, command: DeskCommand): Performed {
  const event = eventToRecord(desk, command)
  return typeof event === 'string' ? refuse(event) : admit(desk, event, event.id)
}

/** The event that a `tell` would add. */
export function eventToRecord(desk: Desk, command: DeskCommand): DeskEvent | DeskRefusal {
  const { id, type } = command
  if (!type || isWhistle({ type })) return 'incomplete'
  const time = momentFor(desk, command)
  if (typeof time === 'string') return time
  return { ...blank(id), type, ...time, ...peopleOf(command, type), detail: command.detail ?? null }
}

function addMark(desk: Desk, command: DeskCommand): Performed {
  const mark = markMade(desk, command)
  return typeof mark === 'string' ? refuse(mark) : done({ ...desk, marks: [...(desk.marks ?? []), mark] })
}

/** What a `mark` would add. */
export function markMade(desk: Desk, command: DeskCommand): DeskMark | DeskRefusal {
  const { id, mark: kind, side, x = null, y = null } = command
  if (!kind || !side) return 'incomplete'
  const shown = [x, y].every((part) => part !== null && part >= 0 && part <= 100)
  if (!shown && (x !== null || y !== null)) return 'offThePitch'
  const time = momentFor(desk, command)
  if (typeof time === 'string') return time
  if (time.period === null || time.period === 'shootout') return 'shootoutOnly'
  return { id, kind, side, ...time, period: time.period, x, y, retracted: false }
}

/** Taken back, or back again; both operators who do it have what they wanted. */
function setMark(desk: Desk, id: string | undefined, retracted: boolean): Performed | null {
  const known = desk.marks?.find((mark) => mark.id === id)
  if (!known) return null
  if (known.retracted === retracted) return done(desk)
  return done({ ...desk, marks: desk.marks!.map((mark) => (mark === known ? { ...mark, retracted } : mark)) })
}

function correct(desk: Desk, command: DeskCommand): Performed {
  const known = desk.events.find(({ id }) => id === command.event)
  if (!known) return refuse('unknownEvent')
  if (known.retracted) return refuse('retractedEvent')
  if (isWhistle(known)) return refuse('whistleStands')
  const type = command.type ?? known.type
  if (isWhistle({ type })) return refuse('incomplete')
  const { role, player } = known.related ?? { role: null, player: null }
  const exchanged = role === 'in' && type === 'substitution'
  const changed = {
    ...command,
    period: command.period === undefined ? known.period : command.period,
    minute: command.minute === undefined ? known.minute : command.minute,
    added: command.added === undefined ? (command.minute === undefined ? known.added : null) : command.added,
    side: command.side === undefined ? known.side : command.side,
    player: command.player === undefined ? (exchanged ? player : known.player) : command.player,
    related: command.related === undefined ? (exchanged ? known.player : player) : command.related,
  }
  // A new minute may lie in another period, unless the period is given as well.
  if (
    command.minute !== undefined &&
    command.minute !== null &&
    command.period === undefined &&
    known.period !== 'shootout'
  ) {
    changed.period = known.period && isMinuteIn(known.period, command.minute, changed.added) ? known.period : null
  }
  const time = momentFor(desk, changed)
  if (typeof time === 'string') return refuse(time)
  const event: DeskEvent = {
    ...known,
    type,
    ...time,
    ...peopleOf(changed, type),
    detail: command.detail === undefined ? known.detail : command.detail,
    revision: known.revision + 1,
  }
  const others = { ...desk, events: desk.events.filter(({ id }) => id !== known.id) }
  return admit(others, event, freshly(known), desk)
}

/** An event that came without a running score is left without one when it is corrected. */
const freshly = ({ id, scoreAfter }: DeskEvent) => (scoreAfter === null ? null : id)

/** Adds an event, unless there is an objection. */
function admit(others: Desk, event: DeskEvent, fresh: string | null, was: Desk = others): Performed {
  if (!event.side && event.type !== 'var') return refuse('incomplete')
  const isKick = event.type === 'shootoutGoal' || event.type === 'shootoutMiss'
  if (isKick !== (event.period === 'shootout') && (isKick || isPlay(event)))
    return refuse(isKick ? 'notInShootout' : 'shootoutOnly')
  const objection = findObjection(others, event)
  if (objection) return refuse(objection)
  const next = { ...others, events: placed(others.events, event) }
  if (!isScoreFromEvents(was) && exceedsScore(next) && !exceedsScore(was)) return refuse('beyondScore')
  return done(settled(was, next, fresh))
}

const isPlay = ({ type }: DeskEvent) => ['goal', 'ownGoal', 'penalty', 'missedPenalty', 'substitution'].includes(type)

function retract(desk: Desk, command: DeskCommand): Performed {
  const known = desk.events.find(({ id }) => id === command.event)
  if (!known) return setMark(desk, command.event, true) ?? refuse('unknownEvent')
  // Two people took it back at the same moment: both have what they wanted.
  if (known.retracted) return done(desk)
  const events = desk.events.map((event) =>
    event === known ? { ...event, retracted: true, revision: event.revision + 1 } : event,
  )
  if (!isWhistle(known)) {
    const later = standing(events).some(({ type, player }) => type === 'secondYellow' && player === known.player)
    if (known.type === 'yellow' && later) return refuse('secondYellowStands')
    return done(settled(desk, { ...desk, events }, null))
  }
  if (lastWhistle(desk.events)?.id !== known.id) return refuse('whistleStands')
  const starts = known.type === 'periodStart'
  const lived = standing(events).some((event) => !isWhistle(event) && event.period === known.period)
  if (starts && lived) return refuse('periodHasEvents')
  const clocks = starts ? desk.clocks.filter(({ period }) => period !== known.period) : desk.clocks
  const status = statusBefore({ ...desk, events }, known, command.status)
  const scores = starts ? scoresWithout(desk.scores, known.period) : desk.scores
  return done(settled(desk, { ...desk, status, clocks, events, scores }, null))
}

/** A period that did not begin has no score. */
function scoresWithout(scores: Desk['scores'], period: Period | null): Desk['scores'] {
  if (period === 'extraTimeFirstHalf') return { ...scores, extraTime: null }
  return period === 'shootout' ? { ...scores, penalties: null } : scores
}

/** Brings back an event that was retracted, under its own id. */
function restore(desk: Desk, command: DeskCommand): Performed {
  const known = desk.events.find(({ id }) => id === command.event)
  if (!known) return setMark(desk, command.event, false) ?? refuse('unknownEvent')
  if (!known.retracted) return done(desk)
  const back = { ...known, retracted: false, revision: known.revision + 1 }
  const others = { ...desk, events: desk.events.filter(({ id }) => id !== known.id) }
  if (!isWhistle(known)) return admit(others, back, freshly(known), desk)
  // A whistle is restored only where it could be blown now.
  const again = { ...command, id: known.id, period: known.period }
  const result = known.type === 'periodStart' ? start(others, again) : end(others, again)
  if (!result.ok || (known.type === 'periodEnd' && runningPeriod(desk) !== known.period)) {
    return result.ok ? refuse('wrongPeriod') : result
  }
  const events = result.desk.events.map((event) =>
    event.id === known.id ? { ...back, scoreAfter: event.scoreAfter } : event,
  )
  return done({ ...result.desk, events })
}

/** A second person saw it too, or takes that back: the match stays as it is. */
function confirm(desk: Desk, command: DeskCommand): Performed {
  const known = [...desk.events, ...(desk.marks ?? [])].find(({ id }) => id === command.event)
  if (!known) return refuse('unknownEvent')
  return known.retracted ? refuse('retractedEvent') : done(desk)
}

/** The scores follow the events, unless they are known from elsewhere. */
function settled(was: Desk, next: Desk, fresh: string | null): Desk {
  const scores = scoresIn(next)
  if (isScoreFromEvents(was)) {
    // The result was given from outside; the score at half time follows the events only where it did so before.
    const halfTime = isSame(scoresIn(was).halfTime, was.scores.halfTime) ? scores.halfTime : was.scores.halfTime
    return { ...next, events: rescored(next.events, fresh), scores: { ...scores, halfTime } }
  }
  const { halfTime, score, extraTime, penalties } = was.scores
  return {
    ...next,
    scores: {
      halfTime,
      score: score ?? scores.score,
      extraTime: scores.extraTime && (extraTime ?? score),
      penalties: isSame(scoresIn(was).penalties, penalties) ? scores.penalties : penalties,
    },
  }
}

function peopleOf(command: DeskCommand, type: DeskEvent['type']): Pick<DeskEvent, 'side' | 'player' | 'related'> {
  const { side = null, player = null, related = null } = command
  const role = type === 'substitution' ? 'out' : type === 'goal' || type === 'penalty' ? 'assist' : null
  return { side, player, related: related && role ? { role, player: related } : null }
}

const blank = (id: string) =>
  ({
    id,
    revision: 1,
    retracted: false,
    period: null,
    minute: null,
    added: null,
    side: null,
    detail: null,
    player: null,
    related: null,
    scoreAfter: null,
  }) as const

/** The desk after a queue of commands; refused ones are skipped. */
export function performAll(desk: Desk, commands: readonly DeskCommand[]): Desk {
  return commands.reduce((now, command) => {
    const next = perform(now, command)
    return next.ok ? next.desk : now
  }, desk)
}
