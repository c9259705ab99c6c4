import { periods } from '../match/event.ts'
import type { Period } from '../match/event.ts'
import { isWhistle, standing } from './desk.ts'
import type { Desk, DeskEvent, DeskRefusal, DeskStatus } from './desk.ts'

const order = Object.keys(periods) as readonly Period[]

export function runningPeriod({ status }: Pick<Desk, 'status'>): Period | null {
  return order.find((period) => period === status) ?? null
}

export function lastWhistle(events: readonly DeskEvent[]): DeskEvent | null {
  return standing(events).findLast(isWhistle) ?? null
}

/** The periods that could begin now, the likeliest first. */
export function nextPeriods({ status, events }: Pick<Desk, 'status' | 'events'>): readonly Period[] {
  const last = lastWhistle(events)
  switch (status) {
    case 'scheduled':
    case 'postponed':
      return ['firstHalf']
    case 'halfTime':
      return ['secondHalf']
    case 'break':
      return afterBreak(last?.period ?? null)
    case 'finished':
      return ['extraTimeFirstHalf', 'shootout']
    case 'finishedAfterExtraTime':
      return ['shootout']
    case 'suspended':
      // It resumes where it stopped: in the middle of a period, or before the next one.
      if (!last?.period) return ['firstHalf', 'secondHalf']
      if (last.type === 'periodStart') return [last.period]
      return last.period === 'firstHalf' ? ['secondHalf'] : afterBreak(last.period)
    default:
      return []
  }
}

function afterBreak(last: Period | null): readonly Period[] {
  if (last === 'extraTimeFirstHalf') return ['extraTimeSecondHalf']
  if (last === 'extraTimeSecondHalf') return ['shootout']
  return ['extraTimeFirstHalf', 'shootout']
}

/** Where the match stands after a whistle ends what is being played, or after the break is declared the end. */
export function statusAfterEnd(desk: Desk, final: boolean): DeskStatus | DeskRefusal {
  const running = runningPeriod(desk)
  switch (running ?? (desk.status === 'break' && final ? (lastWhistle(desk.events)?.period ?? 'secondHalf') : null)) {
    case null:
      return 'nothingRunning'
    case 'firstHalf':
      return final ? 'tooEarly' : 'halfTime'
    case 'secondHalf':
      return final ? 'finished' : 'break'
    case 'extraTimeFirstHalf':
      return final ? 'tooEarly' : 'break'
    case 'extraTimeSecondHalf':
      return final ? 'finishedAfterExtraTime' : 'break'
    case 'shootout': {
      const { penalties } = desk.scores
      return penalties && penalties.home !== penalties.away ? 'finishedOnPenalties' : 'shootoutLevel'
    }
  }
}

/**
 * The match's status before a whistle that is retracted: the stated one, if the whistle is possible from there,
 * otherwise the one that follows from the earlier whistles.
 */
export function statusBefore(desk: Desk, whistle: DeskEvent, said: DeskStatus | undefined): DeskStatus {
  const { period, type } = whistle
  if (type === 'periodEnd') return period ?? 'scheduled'
  const couldBegin = (status: DeskStatus) => period !== null && nextPeriods({ ...desk, status }).includes(period)
  if (said && couldBegin(said)) return said
  const last = lastWhistle(desk.events)
  if (last?.type === 'periodStart' && last.period) return last.period === period ? 'suspended' : last.period
  if (last) return last.period === 'firstHalf' ? 'halfTime' : 'break'
  if (period === 'secondHalf') return 'halfTime'
  if (period === 'firstHalf' || period === null) return 'scheduled'
  // No whistle was recorded here, so the final status was given from outside.
  return desk.scores.extraTime && period === 'shootout' ? 'finishedAfterExtraTime' : 'finished'
}

/** What has been played, or is being played. Derived from the whistles; without them, from the status and the scores. */
export function begunPeriods({
  status,
  events,
  scores,
}: Pick<Desk, 'status' | 'events' | 'scores'>): ReadonlySet<Period> {
  const started = standing(events).flatMap(({ type, period }) => (type === 'periodStart' && period ? [period] : []))
  const begun = new Set<Period>(started)
  const running = runningPeriod({ status })
  if (running) begun.add(running)
  if (status !== 'scheduled' && status !== 'postponed' && (begun.size > 0 || scores.score !== null))
    begun.add('firstHalf')
  if (
    begun.has('firstHalf') &&
    status !== 'firstHalf' &&
    status !== 'halfTime' &&
    (begun.size > 1 || started.length === 0)
  ) {
    begun.add('secondHalf')
  }
  if (started.length === 0 && (scores.extraTime !== null || running === 'extraTimeSecondHalf')) {
    begun.add('extraTimeFirstHalf').add('extraTimeSecondHalf')
  }
  if (started.length === 0 && scores.penalties !== null) begun.add('shootout')
  return begun
}
