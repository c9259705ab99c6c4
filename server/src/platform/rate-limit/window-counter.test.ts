import { expect, it } from 'vitest'
import { createWindowCounter } from './window-counter.ts'

it('counts within a window and starts afresh after it', () => {
  const counter = createWindowCounter()
  expect(counter.count('a', 1000, 0)).toEqual({ count: 1, resetsInMs: 1000 })
  expect(counter.count('a', 1000, 400)).toEqual({ count: 2, resetsInMs: 600 })
  expect(counter.count('b', 1000, 400).count).toBe(1)
  expect(counter.count('a', 1000, 1000).count).toBe(1)
})

it('keeps its memory bounded under a flood of keys', () => {
  const counter = createWindowCounter()
  counter.count('first', 60_000, 0)
  for (let key = 0; key < 120_000; key += 1) counter.count(`${key}`, 60_000, 1)
  // The oldest were forgotten to make room.
  expect(counter.count('first', 60_000, 2).count).toBe(1)
})
