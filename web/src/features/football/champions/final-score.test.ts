import { expect, test } from 'vitest'
import { finalScoreWords } from './final-score.ts'

test('the results of a final are written like every other score', () => {
  expect(finalScoreWords('0–0 e 1–0')).toBe('0 × 0 e 1 × 0')
  expect(finalScoreWords('1-1 (4 - 3 nos pênaltis)')).toBe('1 × 1 (4 × 3 nos pênaltis)')
  expect(finalScoreWords('2 × 1')).toBe('2 × 1')
})
