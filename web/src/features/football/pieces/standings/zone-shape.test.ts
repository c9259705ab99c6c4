import { expect, test } from 'vitest'
import { zoneShapes } from './zone-shape.ts'

const shapesOf = (...ids: string[]) => Object.fromEntries(zoneShapes(ids.map((id) => ({ id }))))

test('a zone has the shape that is known for it', () => {
  expect(shapesOf('libertadores', 'pre_libertadores', 'sul_americana', 'rebaixamento')).toEqual({
    libertadores: 'filled',
    pre_libertadores: 'outlined',
    sul_americana: 'tinted',
    rebaixamento: 'down',
  })
})

test('two zones of one table never share a shape, in any order', () => {
  const shapes = shapesOf('zona_nova', 'oitavas', 'quartas', 'rebaixamento')
  expect(shapes['oitavas']).toBe('filled')
  expect(new Set(Object.values(shapes)).size).toBe(4)
})
