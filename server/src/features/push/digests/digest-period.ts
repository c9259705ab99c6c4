import { addDays, type Day } from '@meio-campo/football'

export type DigestPace = 'daily' | 'weekly'

interface Days {
  readonly from: Day
  readonly to: Day
}

/** The period of one digest. */
export interface DigestPeriod {
  readonly results: Days
  readonly coming: Days
}

const WEEK = 7
/** How many days ahead a digest looks, today included. */
const AHEAD: Readonly<Record<DigestPace, number>> = { daily: 1, weekly: WEEK }

/** The newest day on which the digest of this pace is made: today, or the Monday of this week. */
export function lastDigestDay(pace: DigestPace, today: Day): Day {
  return pace === 'daily' ? today : mondayOf(today)
}

function mondayOf(day: Day): Day {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % WEEK))
}

/** From the day of the last digest, which was made in its morning, to yesterday; never more than a week. */
export function periodOf(pace: DigestPace, digestedOn: Day, today: Day): DigestPeriod {
  const weekAgo = addDays(today, -WEEK)
  return {
    results: { from: digestedOn > weekAgo ? digestedOn : weekAgo, to: addDays(today, -1) },
    coming: { from: today, to: addDays(today, AHEAD[pace] - 1) },
  }
}
