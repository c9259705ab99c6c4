import { expect, test } from 'vitest'
import { MOST_SELECTED, selectAll, toggleId, unselectAll } from './row-selection.ts'

test('a choice is added, taken back, and never grows past what can be changed at once', () => {
  const two = selectAll(new Set(['a']), ['a', 'b'])
  expect([...two]).toEqual(['a', 'b'])
  expect([...toggleId(two, 'a')]).toEqual(['b'])
  expect([...toggleId(two, 'c')]).toEqual(['a', 'b', 'c'])
  expect([...unselectAll(two, ['b', 'z'])]).toEqual(['a'])
  const many = Array.from({ length: MOST_SELECTED + 5 }, (_, at) => String(at))
  expect(selectAll(new Set(), many).size).toBe(MOST_SELECTED)
})
