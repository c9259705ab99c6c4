import {
  eventToRecord,
  exchangeOf,
  findTwin,
  standing,
  type Desk,
  type DeskCommand,
  type DeskEvent,
} from '@meio-campo/football'

export type EventFound =
  | { readonly is: 'same'; readonly id: string }
  /** Probably one of these, with different values. */
  | { readonly is: 'perhaps'; readonly ids: readonly string[] }
  | { readonly is: 'new' }

/**
 * Finds the event of a match that a row describes: the same kind, side and minute, with the same player or an unknown
 * one. If the player, the kind or the minute differ a little, it may be another event.
 */
export function findSameEvent(desk: Desk, command: DeskCommand): EventFound {
  const stated = eventToRecord(desk, command)
  if (typeof stated === 'string') return { is: 'new' }
  const alike = standing(desk.events).filter((event) => isSameMoment(event, stated) && event.type === stated.type)
  const own = alike.filter((event) => event.side === stated.side && isSamePlayer(event, stated))
  const exact = own.filter((event) => playerOf(event) !== null && playerOf(event) === playerOf(stated))
  const [one, ...others] = exact.length > 0 ? exact : own
  if (one && others.length === 0) return { is: 'same', id: one.id }
  if (one) return { is: 'perhaps', ids: own.map(({ id }) => id) }
  // Kicks of a shoot-out have no minute, so only their takers distinguish them.
  if (stated.period === 'shootout') return { is: 'new' }
  const twin = findTwin(desk.events, stated, () => true)
  return twin ? { is: 'perhaps', ids: [twin.id] } : { is: 'new' }
}

const isSameMoment = (a: DeskEvent, b: DeskEvent) =>
  a.period === b.period && a.minute === b.minute && (a.added || null) === (b.added || null)

/** The person of the event; for a substitution, the one who comes on. */
const playerOf = (event: DeskEvent) => (event.type === 'substitution' ? exchangeOf(event).on : event.player)

function isSamePlayer(event: DeskEvent, stated: DeskEvent): boolean {
  const [stored, said] = [playerOf(event), playerOf(stated)]
  if (stated.period === 'shootout') return said !== null && stored === said
  return stored === null || said === null || stored === said
}
