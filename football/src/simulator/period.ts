import { periods } from '../match/event.ts'
import type { Period } from '../match/event.ts'
import type { Side } from '../match/match.ts'
import { hazards, incidentOf, substitution } from './incident.ts'
import type { Incident } from './incident.ts'
import { happen, whistle } from './play.ts'
import type { Play } from './play.ts'
import type { Random } from './random.ts'
import { substitutions } from './rates.ts'

const bothSides: readonly Side[] = ['home', 'away']

/** Plays one period from `startsAt` seconds after kick-off, and blows the whistle at both of its ends. */
export function playPeriod(play: Play, period: Period, startsAt: number, random: Random): Play {
  const { from, minutes } = periods[period]
  const windows = substitutionWindows(period, random)
  let now = whistle(play, 'periodStart', { period, minute: 1, at: startsAt })
  let length = minutes

  for (let minute = 1; minute <= length; minute++) {
    let second = random.integer(0, 15)
    const progress = Math.min(1, (from + minute) / 95)
    const tell = (incident: Incident | null) => {
      if (!incident) return
      now = happen(now, incident, { period, minute, at: startsAt + (minute - 1) * 60 + second })
      second = Math.min(59, second + random.integer(3, 20))
    }
    for (const side of bothSides) {
      const changes = windows[side].find((window) => window.minute === minute)?.count ?? 0
      for (let change = 0; change < changes; change++) tell(substitution(side, now.sides, random))
      for (const hazard of hazards) tell(incidentOf(hazard, side, now.sides, progress, random))
    }
    // Known only when the regular time is up: what stopped the game is added.
    if (minute === minutes) length += addedMinutes(now, period, random)
  }
  return whistle(now, 'periodEnd', { period, minute: length, at: startsAt + length * 60 })
}

interface Window {
  readonly minute: number
  readonly count: number
}

function substitutionWindows(period: Period, random: Random): Readonly<Record<Side, readonly Window[]>> {
  if (period !== 'secondHalf') return { home: [], away: [] }
  const plan = (): readonly Window[] => [
    ...(random.chance(substitutions.halfTimeChance) ? [{ minute: 1, count: 1 }] : []),
    ...substitutions.windows.map(([first, last]) => ({
      minute: random.integer(first, last),
      count: random.integer(1, 2),
    })),
  ]
  return { home: plan(), away: plan() }
}

function addedMinutes(play: Play, period: Period, random: Random): number {
  const stops = play.events.filter((event) => event.period === period && event.side !== null).length
  const least = period === 'secondHalf' ? 2 : period === 'firstHalf' ? 1 : 0
  return Math.min(10, least + Math.floor(stops / 4) + random.integer(0, 2))
}
