import { cupSlots, freeDay, kickoffIn, type Slot } from './calendar.ts'
import type { PlannedMatch } from './planned-match.ts'

const HOUR = 3_600_000
/** Clubs want a day between two matches. */
const REST = 40 * HOUR

/** The kick-off for a cup match at which both clubs are rested, or else the usual one for its place. */
export function cupKickoff(
  clubs: readonly string[],
  year: number,
  week: number,
  place: number,
  engaged: (club: string) => readonly PlannedMatch[],
): number {
  const slots = cupSlots.map((_, index) => cupSlots[(place + index) % cupSlots.length]!)
  const isFree = (slot: Slot) => clubs.every((club) => isRested(engaged(club), kickoffIn(year, week, slot)))
  return kickoffIn(year, week, slots.find(isFree) ?? slots[0]!)
}

/** League matches that give way to a cup match, on the day of the announcement. */
export function giveWay(
  cup: PlannedMatch,
  year: number,
  engaged: (club: string) => readonly PlannedMatch[],
): readonly PlannedMatch[] {
  const clashing = [cup.home, cup.away].flatMap((club) =>
    engaged(club).filter(
      ({ kickoff, tie, group, postponement }) =>
        tie === null && group === null && postponement === null && Math.abs(kickoff - cup.kickoff) < REST,
    ),
  )
  return [...new Set(clashing)].flatMap((match) => {
    const kickoff = freeDay(year, match.kickoff, (day) =>
      [match.home, match.away].every((club) => isRested(engaged(club), day)),
    )
    if (kickoff === null) return []
    const announced = Math.min(cup.knownFrom, match.kickoff)
    const reason = 'Mudança de data por causa de outra competição'
    return [
      { ...match, kickoff, postponement: { reason, originally: match.kickoff, announced, rescheduled: announced } },
    ]
  })
}

function isRested(matches: readonly PlannedMatch[], kickoff: number): boolean {
  return matches.every((match) => Math.abs(match.kickoff - kickoff) >= REST)
}
