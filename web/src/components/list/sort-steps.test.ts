import { expect, test } from 'vitest'
import { nextSort, sortedDirection } from './sort-steps.ts'

test("a head steps through its order, the same turned round, and the list's own", () => {
  expect(nextSort('red', undefined)).toBe('red')
  expect(nextSort('red', 'red')).toBe('-red')
  expect(nextSort('red', '-red')).toBeUndefined()
  expect(nextSort('red', 'yellow')).toBe('red')
})

test('what screen readers are told is what the word gives', () => {
  expect(sortedDirection({ word: 'red', gives: 'descending' }, 'red')).toBe('descending')
  expect(sortedDirection({ word: 'red', gives: 'descending' }, '-red')).toBe('ascending')
  expect(sortedDirection({ word: 'player', gives: 'ascending' }, '-player')).toBe('descending')
  expect(sortedDirection({ word: 'red', gives: 'descending' }, 'yellow')).toBeUndefined()
})
