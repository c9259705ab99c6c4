import { expect, test } from 'vitest'
import { averageTeam, chanceWords, wholeShares } from './forecast-words.ts'

test('only what never happened is 0%, and only what always did is 100%', () => {
  expect([0, 0.0001, 0.009, 0.01, 0.254, 0.995, 1].map(chanceWords)).toEqual([
    '0%',
    '<1%',
    '<1%',
    '1%',
    '25%',
    '>99%',
    '100%',
  ])
})

test('the three chances of a match add up to 100', () => {
  expect(wholeShares([1 / 3, 1 / 3, 1 / 3]).reduce((sum, share) => sum + share, 0)).toBe(100)
  expect(wholeShares([0.456, 0.274, 0.27])).toEqual([46, 27, 27])
})

test('a national team is not measured by clubs of a first division', () => {
  expect(averageTeam('club')).toBe('um time médio da primeira divisão')
  expect(averageTeam('national')).toBe('uma seleção média')
})
