import { periods } from '../match/event.ts'
import type { Period } from '../match/event.ts'
import { clockShowing } from './clock.ts'
import type { Desk, DeskStatus } from './desk.ts'
import type { LiveReport, LiveStage } from './live-report.ts'
import { lastWhistle } from './whistles.ts'

export interface Whistle {
  readonly do: 'start' | 'end'
  readonly at: number
  readonly period?: Period
  /** The match is over. */
  readonly final?: true
}

type Step = { readonly start: Period } | { readonly end: Period; readonly final?: true }

const MINUTE_MS = 60_000
/** About when each period begins after the kick-off, for a match that is met in the middle. */
const BEGINS_AFTER_MINUTES: Readonly<Record<Period, number>> = {
  firstHalf: 0,
  secondHalf: 62,
  extraTimeFirstHalf: 115,
  extraTimeSecondHalf: 133,
  shootout: 152,
}

/** The whistles between where the desk stands and what a source reports; null where the match is not to be followed. */
export function missingWhistles(
  desk: Desk,
  report: LiveReport,
  { now, kickoff }: { readonly now: number; readonly kickoff: number },
): readonly Whistle[] | null {
  const path = pathTo(report)
  const done = stepsDone(desk, path)
  if (done === null) return null
  return path.slice(done).map((step, index): Whistle => {
    const isLast = done + index === path.length - 1
    if ('start' in step) return { do: 'start', period: step.start, at: startOf(step.start, isLast) }
    const { minutes } = step.end === 'shootout' ? { minutes: 10 } : periods[step.end]
    // A whistle that was missed gets the time at which its period should have ended; the newest one gets the present time.
    const past = Math.min(startOf(step.end, false) + minutes * MINUTE_MS - 1, now)
    const began = desk.clocks.find(({ period }) => period === step.end)
    const at = isLast || began ? now : past
    return { do: 'end', at, ...(step.final && { final: true as const }) }
  })

  function startOf(period: Period, isLast: boolean): number {
    const { minute, added } = report
    if (isLast && period !== 'shootout' && minute !== null && minute > periods[period].from)
      return clockShowing(period, minute + (added ?? 0), now, null).startedAt
    return Math.min(kickoff + BEGINS_AFTER_MINUTES[period] * MINUTE_MS, now)
  }
}

const REGULAR: readonly Step[] = [{ start: 'firstHalf' }, { end: 'firstHalf' }, { start: 'secondHalf' }]
const NINETY: readonly Step[] = [...REGULAR, { end: 'secondHalf' }]
const EXTRA: readonly Step[] = [
  ...NINETY,
  { start: 'extraTimeFirstHalf' },
  { end: 'extraTimeFirstHalf' },
  { start: 'extraTimeSecondHalf' },
]
const HUNDRED_TWENTY: readonly Step[] = [...EXTRA, { end: 'extraTimeSecondHalf' }]

function pathTo({ stage, hasExtraTime, hasShootout }: LiveReport): readonly Step[] {
  const kicks: readonly Step[] = [...(hasExtraTime ? HUNDRED_TWENTY : NINETY), { start: 'shootout' }]
  const paths: Readonly<Record<LiveStage, readonly Step[]>> = {
    firstHalf: REGULAR.slice(0, 1),
    halfTime: REGULAR.slice(0, 2),
    secondHalf: REGULAR,
    breakAfterNinety: NINETY,
    extraTimeFirstHalf: EXTRA.slice(0, 5),
    extraTimeHalfTime: EXTRA.slice(0, 6),
    extraTimeSecondHalf: EXTRA,
    shootout: kicks,
    over: hasShootout
      ? [...kicks, { end: 'shootout', final: true }]
      : hasExtraTime
        ? [...EXTRA, { end: 'extraTimeSecondHalf', final: true }]
        : [...REGULAR, { end: 'secondHalf', final: true }],
  }
  return paths[stage]
}

const FINISHED: ReadonlySet<DeskStatus> = new Set(['finished', 'finishedAfterExtraTime', 'finishedOnPenalties'])

/** How much of the path the desk has behind it. A desk that is further on is left where it is. */
function stepsDone({ status, events }: Desk, path: readonly Step[]): number | null {
  if (status === 'scheduled' || status === 'postponed') return 0
  if (FINISHED.has(status)) return path.length
  const started = (period: Period) => path.findIndex((step) => 'start' in step && step.start === period) + 1
  const ended = (period: Period) => path.findIndex((step) => 'end' in step && step.end === period) + 1
  const past = (steps: number) => (steps === 0 ? path.length : steps)
  if (status === 'halfTime') return past(ended('firstHalf'))
  if (status === 'break') {
    const last = lastWhistle(events)?.period ?? 'secondHalf'
    // What the desk took for the end of a period may be the end of the match.
    const steps = ended(last)
    const step = path[steps - 1]
    return step && 'end' in step && step.final ? steps - 1 : past(steps)
  }
  const period = (['firstHalf', 'secondHalf', 'extraTimeFirstHalf', 'extraTimeSecondHalf', 'shootout'] as const).find(
    (each) => each === status,
  )
  return period === undefined ? null : past(started(period))
}
