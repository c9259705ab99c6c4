/** Degrees on the maps: tenths of a degree from the north pole and the date line, as the outlines are drawn. */
export interface MapPoint {
  readonly x: number
  readonly y: number
}

export interface MapView {
  readonly map: 'brazil' | 'world'
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const BRAZIL: MapView = { map: 'brazil', left: 1050, top: 840, width: 420, height: 405 }
/** The map leaves out Antarctica, where no football is played. */
const WORLD: MapView = { map: 'world', left: 0, top: 50, width: 3600, height: 1450 }

export const pointOf = (latitude: number, longitude: number): MapPoint => ({
  x: (longitude + 180) * 10,
  y: (90 - latitude) * 10,
})

/**
 * The map of Brazil for places in Brazil, otherwise the map of the world: Brazil's frame also contains its neighbours.
 */
export const viewOf = (country: string | null): MapView => (country === 'BR' ? BRAZIL : WORLD)

/** A place that no map shows, such as wrong coordinates far from the country. */
export function isInView({ x, y }: MapPoint, { left, top, width, height }: MapView): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height
}
