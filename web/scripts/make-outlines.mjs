// Makes web/src/components/map/outlines.gen.ts from Natural Earth, as docs/decisions/0055-outlines.md says:
//   npm pack world-atlas@2.0.2, unpack it, and run: node web/scripts/make-outlines.mjs <folder>
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2]
if (!folder) throw new Error('Say where countries-50m.json and land-110m.json are.')
const BRAZIL = '076'
const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))

/** The rings of a TopoJSON geometry, in degrees. */
function ringsOf({ arcs, transform: { scale, translate } }, geometry) {
  const decoded = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
  const arcOf = (index) => (index < 0 ? decoded[~index].toReversed() : decoded[index])
  const ringOf = (indexes) => indexes.flatMap((index, place) => arcOf(index).slice(place === 0 ? 0 : 1))
  const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs
  return polygons.flat().map(ringOf)
}

/** Douglas and Peucker: what lies closer than `tolerance` degrees to the line between its neighbours is left out. */
function simplified(points, tolerance) {
  if (points.length < 3) return points
  const [first, last] = [points[0], points.at(-1)]
  let [far, place] = [0, 0]
  for (let index = 1; index < points.length - 1; index += 1) {
    const distance = distanceFrom(points[index], first, last)
    if (distance > far) [far, place] = [distance, index]
  }
  if (far <= tolerance) return [first, last]
  return [
    ...simplified(points.slice(0, place + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(place), tolerance),
  ]
}

function distanceFrom([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length
}

/** A ring over the date line goes on beyond it instead of jumping to the other side of the map. */
function unwrapped(ring) {
  let shift = 0
  return ring.map(([x, y], index) => {
    const step = index === 0 ? 0 : x - ring[index - 1][0]
    if (step > 180) shift -= 360
    if (step < -180) shift += 360
    return [x + shift, y]
  })
}

/** What leaves the map on one side comes in on the other: the frame cuts both. */
function onBothSides(ring) {
  const xs = ring.map(([x]) => x)
  const moved = (by) => ring.map(([x, y]) => [x + by, y])
  if (Math.max(...xs) > 180) return [ring, moved(-360)]
  return Math.min(...xs) < -180 ? [ring, moved(360)] : [ring]
}

const spanOf = (ring) => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** In tenths of a degree, from the north pole and the date line; steps instead of places, because they are shorter. */
function pathOf(rings, { tolerance, smallest, south = -90 }) {
  return rings
    .map(unwrapped)
    .filter((ring) => spanOf(ring) >= smallest && ring.some(([, y]) => y > south))
    .flatMap(onBothSides)
    .map((ring) => {
      const points = simplified(ring, tolerance).map(([x, y]) => [
        Math.round((x + 180) * 10),
        Math.round((90 - y) * 10),
      ])
      const steps = points.slice(1).map(([x, y], index) => [x - points[index][0], y - points[index][1]])
      const told = steps.filter(([dx, dy]) => dx !== 0 || dy !== 0)
      return `M${points[0].join(' ')}l${told.map(([dx, dy]) => `${dx}${dy < 0 ? '' : ' '}${dy}`).join(' ')}z`
    })
    .join('')
}

const countries = read('countries-50m.json')
const brazil = countries.objects.countries.geometries.find(({ id }) => id === BRAZIL)
const land = read('land-110m.json')
const world = land.objects.land.geometries.flatMap((geometry) => ringsOf(land, geometry))

const text = `// Made by web/scripts/make-outlines.mjs from Natural Earth (public domain): see docs/decisions/0055-outlines.md.

/** Brazil, in tenths of a degree from the north pole and the date line. */
export const BRAZIL =
  '${pathOf(ringsOf(countries, brazil), { tolerance: 0.08, smallest: 0.6 })}'

/** All land but Antarctica, the same way. */
export const WORLD =
  '${pathOf(world, { tolerance: 0.35, smallest: 1.5, south: -60 })}'
`
writeFileSync(new URL('../src/components/map/outlines.gen.ts', import.meta.url), text)
console.log(`${text.length} bytes`)
