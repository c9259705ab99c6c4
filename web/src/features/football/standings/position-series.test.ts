import { expect, test } from 'vitest'
import { namedRounds, toggleHighlight } from './position-series.ts'

test('a seventh line lets go of the first; a second click lets go of its own', () => {
  expect(toggleHighlight(['a', 'b'], 'a')).toEqual(['b'])
  expect(toggleHighlight(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['b', 'c', 'd', 'e', 'f', 'g'])
})

test('the axis names the first and the last round and never two side by side', () => {
  expect(namedRounds(38)).toEqual([1, 10, 20, 30, 38])
  expect(namedRounds(33)).toEqual([1, 10, 20, 33])
  expect(namedRounds(3)).toEqual([1, 2, 3])
  expect(namedRounds(1)).toEqual([1])
  expect(namedRounds(0)).toEqual([])
})
