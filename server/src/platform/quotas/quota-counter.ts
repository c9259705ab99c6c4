import { createDayClock } from '../time/today.ts'
import { METERS, type Charge, type Standing, type Verdict } from './quota.ts'

export const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
// Ended windows are swept when there are this many.
const SWEEP_AT = 100_000

interface Tally {
  used: number
  endsAt: number
}

/** A day's calls of an account, or of a key of it. */
export interface DayTotal {
  readonly day: string
  readonly user: string
  readonly key: string | null
  readonly calls: number
}

export type QuotaCounter = ReturnType<typeof createQuotaCounter>

/** Counts calls in memory: minutes from the first call on, days as the calendar of São Paulo has them. */
export function createQuotaCounter() {
  const tallies = new Map<string, Tally>()
  /** Calls of a day that are not in the database yet. */
  let unsaved = new Map<string, DayTotal>()
  const dayOf = createDayClock()

  const current = (name: string, now: number, endsAt: number): Tally => {
    const tally = tallies.get(name)
    return tally && tally.endsAt > now ? tally : { used: 0, endsAt }
  }

  const add = (name: string, tally: Tally, now: number, calls: number) => {
    if (tallies.size >= SWEEP_AT) sweep(tallies, now)
    tally.used += calls
    tallies.set(name, tally)
  }

  const metersOf = (user: string, key: string | null, now: number) =>
    METERS.filter(({ of }) => of === 'account' || key !== null).map(({ of, window }) => {
      const name = `${window} ${of === 'account' ? user : `${user} ${key}`}`
      return { name, tally: current(name, now, window === 'minute' ? now + MINUTE_MS : endOfDay(dayOf(now))) }
    })

  const note = (day: string, user: string, key: string | null, calls: number) => {
    const name = `${day} ${user} ${key}`
    unsaved.set(name, { day, user, key, calls: calls + (unsaved.get(name)?.calls ?? 0) })
  }

  const standing =
    (now: number) =>
    ({ tally }: { readonly tally: Tally }): Standing => ({ used: tally.used, resetsInMs: tally.endsAt - now })

  return {
    take({ user, key, limits }: Charge, now: number): Verdict {
      const own = metersOf(user, key, now)
      const passed = own.every(({ tally }, index) => {
        const limit = limits[index] ?? null
        return limit === null || tally.used < limit
      })
      if (passed) {
        for (const { name, tally } of own) add(name, tally, now, 1)
        const day = dayOf(now)
        note(day, user, null, 1)
        note(day, user, key, 1)
      }
      return { passed, standings: own.map(standing(now)) }
    },
    standings: (user: string, key: string | null, now: number): Standing[] =>
      metersOf(user, key, now).map(standing(now)),
    /** What is not in the database yet; the caller is now responsible for writing it. */
    takeUnsaved(): DayTotal[] {
      const taken = [...unsaved.values()]
      unsaved = new Map()
      return taken
    },
    giveBack(totals: readonly DayTotal[]): void {
      for (const { day, user, key, calls } of totals) note(day, user, key, calls)
    },
    /** What is written down for a day is the truth, also of calls that other nodes counted. */
    adopt({ day, user, key, calls }: DayTotal, now: number): void {
      if (dayOf(now) !== day) return
      const name = `day ${key === null ? user : `${user} ${key}`}`
      const tally = current(name, now, endOfDay(day))
      const counted = calls + (unsaved.get(`${day} ${user} ${key}`)?.calls ?? 0)
      add(name, tally, now, counted - tally.used)
    },
  }
}

/** Midnight in São Paulo, which is three in the morning UTC all year round. */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T03:00:00Z`) + DAY_MS
}

function sweep(tallies: Map<string, Tally>, now: number): void {
  for (const [name, { endsAt }] of tallies) if (endsAt <= now) tallies.delete(name)
}
