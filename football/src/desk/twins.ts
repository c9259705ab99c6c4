import { standing } from './desk.ts'
import type { DeskEvent } from './desk.ts'
import { scoringSide } from './scores.ts'

/** Two operators rarely read the same minute from the clock. */
const MINUTES_APART = 1

const isKick = ({ type }: DeskEvent) => type === 'shootoutGoal' || type === 'shootoutMiss'
const isCard = ({ type }: DeskEvent) => type === 'yellow' || type === 'secondYellow' || type === 'red'

/**
 * Finds the event of another desk that a new one probably repeats: the same kind, for the same side, at about the same
 * minute. Operators may disagree about who scored, but hardly about who was booked.
 */
export function findTwin(
  events: readonly DeskEvent[],
  event: DeskEvent,
  isOfAnotherDesk: (id: string) => boolean,
): DeskEvent | null {
  const others = standing(events).filter(({ id }) => id !== event.id)
  if (isKick(event)) {
    // Sides take their kicks in turns.
    const last = others.findLast(isKick)
    return last && last.side === event.side && isOfAnotherDesk(last.id) ? last : null
  }
  return others.findLast((each) => isOfAnotherDesk(each.id) && isNear(each, event) && isSameThing(each, event)) ?? null
}

function isNear(a: DeskEvent, b: DeskEvent): boolean {
  if (a.minute === null || b.minute === null) return a.period === b.period
  const minutes = (event: DeskEvent) => event.minute! + (event.added ?? 0)
  return a.period === b.period && Math.abs(minutes(a) - minutes(b)) <= MINUTES_APART
}

function isSameThing(a: DeskEvent, b: DeskEvent): boolean {
  const scored = scoringSide(b)
  if (scored) return scoringSide(a) === scored
  const samePlayer = a.player === null || b.player === null || a.player === b.player
  if (a.side !== b.side || !(a.type === b.type || (isCard(a) && isCard(b)))) return false
  return b.type === 'var' ? a.detail === b.detail : samePlayer
}
