import { addDays, type Day } from '@meio-campo/football'

/** The data that decides whether an edition is the current one. */
export interface EditionDates {
  readonly starts: Day | null
  readonly ends: Day | null
  /** The days of its last match until today and of its first one after. */
  readonly before: Day | null
  readonly after: Day | null
  /** Whether it has more than a name and a champion. */
  readonly hasPhases: boolean
}

/** A competition between two weekends, or about to begin, is being played; one that ended months ago is not. */
const AROUND_DAYS = 45

/** Of editions in order, newest first: the one under way, or else the latest with something to show. */
export function currentEdition<E extends EditionDates>(editions: readonly E[], today: Day): E | null {
  const playable = editions.filter(({ hasPhases }) => hasPhases)
  return (
    playable.find(({ starts, ends }) => starts !== null && ends !== null && starts <= today && today <= ends) ??
    playable.find(({ before, after }) => before !== null && after !== null) ??
    playable.find(({ before, after }) => isNear(before, today) || isNear(after, today)) ??
    playable.find(({ before }) => before !== null) ??
    playable[0] ??
    editions[0] ??
    null
  )
}

function isNear(day: Day | null, today: Day): boolean {
  return day !== null && addDays(today, -AROUND_DAYS) <= day && day <= addDays(today, AROUND_DAYS)
}
