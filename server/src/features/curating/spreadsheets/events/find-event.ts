import {
  eventTold,
  exchangeOf,
  findTwin,
  standing,
  type Desk,
  type DeskCommand,
  type DeskEvent,
} from '@meio-campo/football'

export type EventFound =
  | { readonly is: 'same'; readonly id: string }
  /** Probably one of them, told otherwise. */
  | { readonly is: 'perhaps'; readonly ids: readonly string[] }
  | { readonly is: 'new' }

/**
 * The event of a match that a row tells: the same thing of the same side in the same minute, of the same player or of
 * one who is not known. Where the player, the kind or the minute differ a little, it may be another one.
 */
export function findSameEvent(desk: Desk, command: DeskCommand): EventFound {
  const told = eventTold(desk, command)
  if (typeof told === 'string') return { is: 'new' }
  const alike = standing(desk.events).filter((event) => isSameMoment(event, told) && event.type === told.type)
  const own = alike.filter((event) => event.side === told.side && isSamePlayer(event, told))
  const exact = own.filter((event) => playerOf(event) !== null && playerOf(event) === playerOf(told))
  const [one, ...others] = exact.length > 0 ? exact : own
  if (one && others.length === 0) return { is: 'same', id: one.id }
  if (one) return { is: 'perhaps', ids: own.map(({ id }) => id) }
  // Kicks of a shoot-out have no minute: only who took them tells them apart.
  if (told.period === 'shootout') return { is: 'new' }
  const twin = findTwin(desk.events, told, () => true)
  return twin ? { is: 'perhaps', ids: [twin.id] } : { is: 'new' }
}

const isSameMoment = (a: DeskEvent, b: DeskEvent) =>
  a.period === b.period && a.minute === b.minute && (a.added || null) === (b.added || null)

/** Who it is about: of a substitution, who comes on. */
const playerOf = (event: DeskEvent) => (event.type === 'substitution' ? exchangeOf(event).on : event.player)

function isSamePlayer(event: DeskEvent, told: DeskEvent): boolean {
  const [stored, said] = [playerOf(event), playerOf(told)]
  if (told.period === 'shootout') return said !== null && stored === said
  return stored === null || said === null || stored === said
}
