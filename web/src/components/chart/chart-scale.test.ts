import { expect, test } from 'vitest'
import { glidePath, linePath, scale } from './chart-scale.ts'

test('a scale maps ends to ends, and a single value to the middle', () => {
  const y = scale([1, 20], [0, 190])
  expect([y(1), y(20), y(2)]).toEqual([0, 190, 10])
  expect(scale([3, 3], [0, 10])(3)).toBe(5)
})

test('a missing point breaks the line instead of being drawn as zero', () => {
  expect(linePath([[0, 0], [1, 2], null, [3, 4], [4, 4]])).toBe('M0 0L1 2M3 4L4 4')
  expect(glidePath([[0, 0], null, [2, 4], [4, 8]])).toBe('M0 0M2 4C3 4 3 8 4 8')
})
