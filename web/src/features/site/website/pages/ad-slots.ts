import type { Website } from '@meio-campo/contract'

/** Where advertisements can stand, in the order in which the administration lists its slots. */
const places = ['dashboard', 'institutional', 'help', 'contact'] as const
export type AdPlaceName = (typeof places)[number]

/** The slot of a place. Without a publisher, or with fewer slots than places, there is none. */
export function findSlot({ publisher, slots }: Website['adsense'], place: AdPlaceName): string | null {
  return publisher === '' ? null : (slots[places.indexOf(place)] ?? null)
}
