import type { Period } from '../match/event.ts'
import type { Side } from '../match/match.ts'
import type { DeskMark, MarkKind } from './desk.ts'

/** The columns of a match's statistics that the desk counts. */
export type CountedStatistic = 'shots' | 'shotsOnTarget' | 'corners' | 'fouls' | 'offsides' | 'saves'

/** A shot on target is a shot as well. */
const counts: Readonly<Record<MarkKind, readonly CountedStatistic[]>> = {
  shot: ['shots'],
  shotOnTarget: ['shots', 'shotsOnTarget'],
  corner: ['corners'],
  foul: ['fouls'],
  offside: ['offsides'],
  save: ['saves'],
}

export interface MarkCount {
  readonly side: Side
  readonly period: Period | 'match'
  readonly statistic: CountedStatistic
  readonly count: number
}

/** How often each thing was counted, for the whole match and for each period; what was taken back does not count. */
export function countMarks(marks: readonly DeskMark[]): readonly MarkCount[] {
  const found = new Map<string, MarkCount>()
  for (const { kind, side, period, retracted } of marks) {
    for (const statistic of counts[kind]) {
      for (const part of ['match', period] as const) {
        const key = `${side} ${part} ${statistic}`
        const count = (found.get(key)?.count ?? 0) + (retracted ? 0 : 1)
        found.set(key, { side, period: part, statistic, count })
      }
    }
  }
  return [...found.values()]
}

/** Two operators rarely read the same minute from the clock. */
const MINUTES_APART = 1

/** What another desk counted and a new mark probably repeats. */
export function findTwinMark(
  marks: readonly DeskMark[],
  mark: DeskMark,
  isOfAnotherDesk: (id: string) => boolean,
): DeskMark | null {
  const minuteOf = ({ minute, added }: DeskMark) => (minute ?? 0) + (added ?? 0)
  const isShot = ({ kind }: DeskMark) => kind === 'shot' || kind === 'shotOnTarget'
  const isSame = (each: DeskMark) => each.kind === mark.kind || (isShot(each) && isShot(mark))
  return (
    marks.findLast(
      (each) =>
        !each.retracted &&
        each.side === mark.side &&
        each.period === mark.period &&
        isSame(each) &&
        Math.abs(minuteOf(each) - minuteOf(mark)) <= MINUTES_APART &&
        isOfAnotherDesk(each.id),
    ) ?? null
  )
}
