import { expect, it } from 'vitest'
import { isInView, pointOf, viewOf } from './map-view.ts'
import { BRAZIL, WORLD } from './outlines.gen.ts'

const maracana = pointOf(-22.9122, -43.2302)

it('puts a place where the outline has it', () => {
  expect(maracana.x).toBeCloseTo(1367.698, 2)
  expect(maracana.y).toBeCloseTo(1129.122, 2)
  expect(pointOf(90, -180)).toEqual({ x: 0, y: 0 })
})

it('shows Brazil for a Brazilian place and the world for another; wrong coordinates are on no map', () => {
  expect(isInView(maracana, viewOf('BR'))).toBe(true)
  expect(viewOf('GB').map).toBe('world')
  expect(viewOf(null).map).toBe('world')
  expect(isInView(pointOf(51.556, -0.2796), viewOf('GB'))).toBe(true)
  expect(isInView(pointOf(51.556, -0.2796), viewOf('BR'))).toBe(false)
})

it('has no line across the map where a coast passes the date line', () => {
  const steps = [...WORLD.matchAll(/(-?\d+)[ ]?(-?\d+)(?= |z)/g)].map(([, dx]) => Math.abs(Number(dx)))
  expect(steps.length).toBeGreaterThan(500)
  expect(Math.max(...steps)).toBeLessThan(600)
})

it('has outlines inside their frames, and few bytes', () => {
  for (const [, x, y] of BRAZIL.matchAll(/M(\d+) (\d+)/g))
    expect(isInView({ x: Number(x), y: Number(y) }, viewOf('BR'))).toBe(true)
  expect(BRAZIL.length + WORLD.length).toBeLessThan(25_000)
})
