import type { Coverage } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { percentOf } from './quality-words.ts'

const row = { due: 380, results: 379, played: 0, lineups: 0 } as Coverage

test('is 100% only where nothing is missing, and nothing where there is nothing to count', () => {
  expect(percentOf(row, 'results')).toBe(99)
  expect(percentOf({ ...row, results: 380 }, 'results')).toBe(100)
  expect(percentOf(row, 'lineups')).toBeNull()
})
