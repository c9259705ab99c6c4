import type { EventRecord, Period, PersonRef, Side } from '../../records/records.ts'
import type { GoalRow, MatchRow } from './match-row.ts'

export function person(name: string): PersonRef {
  return { name, fullName: null, birthDate: null, key: null }
}

const OTHER_SIDE = { home: 'away', away: 'home' } as const satisfies Record<Side, Side>

/** Files list a goal under the side it counts for; an event belongs to its player's own side. */
export function goalEvents({ goals, extraTime }: MatchRow): readonly EventRecord[] {
  return (['home', 'away'] as const).flatMap((side) =>
    goals[side].map((goal): EventRecord => goalEvent(goal, side, extraTime !== null)),
  )
}

/** By the clock, with the kicks of a shoot-out behind everything else and as they stand. */
export function inOrder(events: readonly EventRecord[]): readonly EventRecord[] {
  return events.toSorted((a, b) => clockOf(a) - clockOf(b))
}

function goalEvent(goal: GoalRow, side: Side, extraTime: boolean): EventRecord {
  return {
    type: goal.kind,
    ...whenOf(goal.minute, goal.added, extraTime),
    side: goal.kind === 'own-goal' ? OTHER_SIDE[side] : side,
    player: person(goal.name),
    related: null,
    converted: null,
  }
}

function clockOf({ period, minute, added }: EventRecord): number {
  return period === 'penalties' ? Number.MAX_SAFE_INTEGER : (minute ?? 0) * 100 + (added ?? 0)
}

export function whenOf(
  minute: number | null,
  added: number | null,
  extraTime: boolean,
): Pick<EventRecord, 'period' | 'minute' | 'added'> {
  if (minute === null) return { period: null, minute, added }
  // `121'` is the first minute of what was added to extra time, `93'` of a match without it is added time as well.
  const last = extraTime ? 120 : 90
  if (minute > last) return { period: periodOf(last), minute: last, added: added ?? minute - last }
  return { period: periodOf(minute), minute, added }
}

function periodOf(minute: number): Period {
  if (minute <= 45) return 'first-half'
  if (minute <= 90) return 'second-half'
  return minute <= 105 ? 'extra-first-half' : 'extra-second-half'
}
