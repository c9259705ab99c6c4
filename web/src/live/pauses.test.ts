import { expect, test } from 'vitest'
import { pauseBefore } from './pauses.ts'

test('pauses grow to half a minute and never shrink to nothing', () => {
  expect(pauseBefore(0, 0)).toBe(500)
  expect(pauseBefore(0, 1)).toBe(1000)
  expect(pauseBefore(3, 0.5)).toBe(6000)
  expect(pauseBefore(50, 1)).toBe(30_000)
})
