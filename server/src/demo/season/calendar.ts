import { addDays, formatDay, type Day } from '@meio-campo/football'

/**
 * The season is 45 weeks, from a Friday in late January to a Thursday in early December. Cups have weeks of their own,
 * so that no club plays twice on one day, and the leagues' weeks are filled so that every day has a match.
 */
export const WEEKS = 45

/** Which league rests in a week; the other one then plays on all its days. */
const RESTS: Readonly<Record<'first' | 'second', readonly number[]>> = {
  first: [2, 5, 16, 24, 31, 38, 43],
  second: [3, 9, 19, 27, 34, 40, 42],
}

export const cupWeeks = {
  copaDoBrasil: [
    [6, 8],
    [12, 14],
    [21, 23],
    [28, 30],
    [39, 41],
  ],
  libertadoresGroups: [10, 11, 13, 15, 17, 18],
  libertadoresKnockout: [[25, 26], [32, 33], [36, 37], [43]],
} as const

/** In these the cup has too few matches left to fill its days. */
const LATE_CUP_WEEKS = new Set([28, 30, 36, 37, 39, 41])
const CUP_WEEKS = new Set<number>([
  ...cupWeeks.copaDoBrasil.flat(),
  ...cupWeeks.libertadoresGroups,
  ...cupWeeks.libertadoresKnockout.slice(0, 3).flat(),
])

/** A kick-off within a week: days after its Friday, and the time in Brasília. */
export interface Slot {
  readonly offset: number
  readonly time: string
}

const slots = (text: string): readonly Slot[] =>
  text.split(' ').map((each) => ({ offset: Number(each[0]), time: each.slice(2) }))

// Friday is 0.
const TEMPLATES = {
  first: {
    usual: slots('1@16:00 1@18:30 1@18:30 1@21:00 2@11:00 2@16:00 2@16:00 2@18:30 5@21:30 6@20:00'),
    cup: slots('1@16:00 1@16:00 1@18:30 1@18:30 1@21:00 2@11:00 2@16:00 2@16:00 2@18:30 2@20:30'),
    alone: slots('0@21:30 1@16:00 1@21:00 2@16:00 2@16:00 2@18:30 3@20:00 4@21:30 5@21:30 6@20:00'),
  },
  second: {
    usual: slots('0@19:00 0@21:35 1@16:00 1@20:30 2@20:30 3@19:00 3@21:30 4@19:00 4@19:30 4@21:35'),
    cup: slots('0@19:00 0@21:35 1@16:00 1@18:30 1@20:30 2@16:00 2@18:30 2@20:30 3@19:00 3@21:30'),
    alone: slots('0@19:00 0@21:35 1@16:00 1@20:30 2@18:30 3@20:00 4@19:00 4@21:35 5@21:30 6@21:30'),
  },
} as const

/** Midweek kick-offs of a cup, the best-watched first. */
export const cupSlots = slots(
  '5@21:30 4@21:30 6@20:00 5@19:00 4@19:00 6@21:30 5@21:30 4@21:30 6@19:00 5@19:00 4@19:00 6@21:30 5@21:30 4@19:15 6@19:15 5@19:15',
)

export interface LeagueWeek {
  readonly week: number
  readonly slots: readonly Slot[]
}

/** The weeks in which a league plays, with the kick-offs of each. */
export function leagueWeeks(league: 'first' | 'second'): readonly LeagueWeek[] {
  const other = league === 'first' ? 'second' : 'first'
  return Array.from({ length: WEEKS }, (_, week) => week)
    .filter((week) => !RESTS[league].includes(week))
    .map((week) => ({ week, slots: TEMPLATES[league][kindOf(league, week, RESTS[other].includes(week))] }))
}

function kindOf(league: 'first' | 'second', week: number, otherRests: boolean): 'usual' | 'cup' | 'alone' {
  if (otherRests || (league === 'second' && LATE_CUP_WEEKS.has(week))) return 'alone'
  return CUP_WEEKS.has(week) ? 'cup' : 'usual'
}

/** Whether clubs in a cup may have a match of it on the days from Tuesday to Thursday. */
export function isCupWeek(week: number): boolean {
  return CUP_WEEKS.has(week)
}

export function weekOf(year: number, moment: number): number {
  return Math.floor((moment - momentOf(firstFriday(year), '00:00')) / (7 * 86_400_000))
}

export function firstFriday(year: number): Day {
  const from = formatDay(year, 1, 23)
  const weekday = new Date(`${from}T12:00:00Z`).getUTCDay()
  return addDays(from, (5 - weekday + 7) % 7)
}

/** The first midweek evening, from the week after next, that suits; null where the season is over before. */
export function freeDay(year: number, after: number, suits: (kickoff: number) => boolean): number | null {
  for (let at = weekOf(year, after) + 2; at < WEEKS; at += 1) {
    for (const offset of [5, 4, 6, 3]) {
      const kickoff = kickoffIn(year, at, { offset, time: '19:30' })
      if (suits(kickoff)) return kickoff
    }
  }
  return null
}

/** Brasília has had no daylight saving time since 2019. */
export function momentOf(day: Day, time: string): number {
  return Date.parse(`${day}T${time}:00-03:00`)
}

export function kickoffIn(year: number, week: number, { offset, time }: Slot): number {
  return momentOf(addDays(firstFriday(year), week * 7 + offset), time)
}

/** The day in Brasília. */
export function dayOf(moment: number): Day {
  return new Date(moment - 3 * 3_600_000).toISOString().slice(0, 10)
}

/** When a new season's fixtures are published. */
export function seasonBegins(year: number): number {
  return momentOf(formatDay(year, 1, 1), '00:00')
}
