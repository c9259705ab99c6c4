import { expect, it } from 'vitest'
import { homeWinShare } from './referee-words.ts'

it('says how often the home side won, and nothing without a match', () => {
  expect(homeWinShare({ results: { home: 2, draws: 0, away: 1 } })).toBe(67)
  expect(homeWinShare({ results: { home: 0, draws: 0, away: 0 } })).toBeNull()
})
